/** AI crawlers by what they fetch for. All of them are welcome; the groups let an owner close one purpose alone. */
export const AI_CRAWLERS = {
	"Indexes of assistants, from which they cite": ["OAI-SearchBot", "Claude-SearchBot", "PerplexityBot"],
	"Assistants that fetch a page because somebody asked": [
		"ChatGPT-User",
		"Claude-User",
		"Perplexity-User",
		"MistralAI-User",
		"DuckAssistBot",
		"Meta-ExternalFetcher",
	],
	"Training of models, and the switches for it": [
		"GPTBot",
		"ClaudeBot",
		"Google-Extended",
		"Applebot-Extended",
		"Meta-ExternalAgent",
		"Amazonbot",
		"CCBot",
		"Bytespider",
	],
} as const satisfies Record<string, readonly string[]>;
