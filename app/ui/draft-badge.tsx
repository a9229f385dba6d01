/** Marks an entry that is not part of the build. Development alone shows drafts, so production has no trace of it. */
export function DraftBadge({ draft }: { draft?: boolean | undefined }) {
	if (!import.meta.env.DEV || !draft) return null;
	return <strong className="marked px-2 font-mono text-mono">Draft</strong>;
}
