import type { HeadersPolicy } from "./headers-policy.ts";
import { ACCEPTS, CONTENT_TYPES, HOST_FILES, HTML_FIRST, NEEDLESSLY_ENCODED, NOT_FOUND_FILE, variesBy, WANTED } from "./headers-policy.ts";
import { mapped } from "./redirects.ts";

const quote = (text: string) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
const literal = (text: string) => text.replaceAll(".", "\\.");

/**
 * An nginx configuration for `conf.d`: everything inside `http { … }` that the site needs.
 *
 * nginx has no module for files that are compressed with brotli beforehand, so they are chosen by map; then nginx no
 * longer knows the content type, so that is a map, too. Every header is set in one place with a map for its
 * value: an `add_header` in a location would silently drop all the others.
 */
export function nginxConfig({ headers, folders, files, redirects }: HeadersPolicy): string {
	const names = [...new Set([headers, ...files.map((rule) => rule.headers)].flatMap((of) => Object.keys(of)))];
	const variable = (name: string) => `$site_${name.toLowerCase().replaceAll("-", "_")}`;
	const rules = [
		...files.map(({ file, headers: own }) => ({ address: file, own })),
		...folders.map(({ folder, headers: own }) => ({ address: `~^${literal(folder)}`, own })),
	];
	const differing = names.filter((name) => rules.some(({ own }) => name in own));

	const headerMaps = differing.map((name) =>
		map(
			"$site_plain",
			variable(name),
			rules.filter(({ own }) => name in own).map(({ address, own }): [string, string] => [address, own[name] ?? ""]),
			headers[name] ?? "",
		),
	);
	const typeMap = map(
		"$uri",
		"$site_type",
		Object.entries(CONTENT_TYPES).map(([name, type]): [string, string] => [
			`~${name.startsWith(".") ? "" : "/"}${literal(name)}(\\.br|\\.gz)?$`,
			type,
		]),
		"",
	);
	const moves = mapped(redirects);
	return `# Made by the build; do not edit. For /etc/nginx/conf.d/.

# Room for long addresses, and for many.
map_hash_bucket_size 256;
map_hash_max_size 16384;

# The file without the ending of its compressed variant.
map $uri $site_plain {
	"~^(?<site_stem>.+)\\.(br|gz)$" $site_stem;
	default $uri;
}
${map(
	"$uri",
	"$site_file",
	[
		["/", "/index.html"],
		["~\\.[a-z0-9]+$", "$uri"],
	],
	"$uri.html",
)}
# For clients that would rather have a page as Markdown.
${map("$http_accept", "$site_markdown", weights(WANTED.markdown), "0")}
${map("$http_accept", "$site_html", weights(WANTED.html), "0")}
${map(
	"$site_markdown:$site_html:$http_accept",
	"$site_prefers",
	[
		["~^0:", ""],
		[`~*^(1|0\\.\\d):\\1:.*${HTML_FIRST}`, ""],
		["~^1:", "markdown"],
		// nginx compares no numbers.
		...Array.from({ length: 9 }, (_, index): [string, string] => [`~^0\\.${index + 1}:0(\\.[1-${index + 1}])?:`, "markdown"]),
	],
	"",
)}
${map(
	"$site_prefers$uri",
	"$site_wanted",
	[
		["markdown/", "/index.md"],
		["~^markdown(?<site_asked>/.*[^/])$", "$site_asked.md"],
	],
	"$site_file",
)}
${map(
	"$http_accept_encoding",
	"$site_variant",
	[
		[`~*${ACCEPTS.br}`, ".br"],
		[`~*${ACCEPTS.gzip}`, ".gz"],
	],
	"",
)}
${map(
	"$uri",
	"$site_encoding",
	[
		["~\\.br$", "br"],
		["~\\.gz$", "gzip"],
	],
	"",
)}
${typeMap}
${map(
	"$site_plain",
	"$site_vary",
	[
		[NOT_FOUND_FILE, variesBy(NOT_FOUND_FILE)],
		["~\\.(html|md)$", variesBy(".html")],
	],
	variesBy(""),
)}
# nginx's own short answers (redirects, refusals) bring their type.
${map("$sent_http_content_type", "$site_content_type", [["", "$site_type"]], "")}
${map("$status", "$site_allow", [["405", "GET, HEAD"]], "")}
${headerMaps.join("\n")}
${
	redirects.length > 0
		? [
				map(
					"$uri",
					"$site_moved",
					moves.map(({ pattern, address }): [string, string] => [pattern, address]),
					"",
				),
				map(
					"$uri",
					"$site_moved_part",
					moves.map(({ pattern, part }): [string, string] => [pattern, part]),
					"",
				),
			].join("\n")
		: ""
}
server {
	listen 80;
	root /usr/share/nginx/html;

	server_tokens off;
	absolute_redirect off;
	merge_slashes off;
	types { }
	default_type "";

${names.map((name) => `\tadd_header ${name} ${differing.includes(name) ? variable(name) : quote(headers[name] ?? "")} always;`).join("\n")}
	add_header Vary $site_vary always;
	add_header Allow $site_allow always;
	add_header Content-Type $site_content_type always;
	add_header Content-Encoding $site_encoding always;

	error_page 404 @not_found;
	if ($request_method !~ ^(GET|HEAD)$) { return 405; }
	# An address is compared as it was sent: %2F is no slash.
	if ($request_uri ~* "^[^?]*${NEEDLESSLY_ENCODED}") { return 404; }
${redirects.length > 0 ? "\tif ($site_moved) { return 301 $site_moved$is_args$args$site_moved_part; }\n" : ""}
	location / {
		try_files $site_wanted$site_variant $site_wanted $site_file$site_variant $site_file =404;
	}
	location @not_found {
		try_files /404.html$site_variant /404.html =404;
	}

	# Files that are no addresses. Two slashes first: what a redirect makes of them could lead to another host.
	location ~ // { return 404; }
	location ~ ^/404(\\.html)?/?$ { return 404; }
	location ~ \\.(br|gz)$ { return 404; }
${HOST_FILES.map((file) => `\tlocation = ${file} { return 404; }`).join("\n")}

	# One address a page: no .html, no slash at the end.
	location ~ ^/index(\\.html)?$ { return 301 /$is_args$args; }
	location ~ ^(?<site_page>/.+)\\.html$ {
		if (!-f $document_root$site_page.html) { return 404; }
		return 301 $site_page$is_args$args;
	}
	location ~ ^(?<site_page>/.+)/$ {
		if (!-f $document_root$site_page.html) { return 404; }
		return 301 $site_page$is_args$args;
	}
}
`;
}

/** The weight of the first type that an Accept names. */
function weights(types: (typeof WANTED)[keyof typeof WANTED]): [string, string][] {
	return types.flatMap(({ weighed, plain }): [string, string][] => [
		[`~*${weighed}`, "$1"],
		[`~*${plain}`, "1"],
	]);
}

function map(source: string, target: string, entries: readonly (readonly [string, string])[], fallback: string): string {
	const lines = [...entries, ["default", fallback] as const].map(([key, value]) => `\t${quote(key)} ${quote(value)};`);
	return `map ${source} ${target} {\n${lines.join("\n")}\n}`;
}
