/** Marks drafts and sample entries in development. */
export function DraftBadge({ draft, sample }: { draft?: boolean | undefined; sample?: boolean | undefined }) {
	if (!import.meta.env.DEV || !(draft || sample)) return null;
	return <strong className="marked px-2 mono">{draft ? "Draft" : "Sample"}</strong>;
}
