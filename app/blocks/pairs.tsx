import { Written } from "../ui/written.tsx";

interface PairsProps {
	rows: readonly { label: string; value?: string | undefined; bar?: number | undefined }[];
	className?: string;
}

/** Lines of a form in a specimen: a label and its value, or a black bar where the value is private. */
export function Pairs({ rows, className = "" }: PairsProps) {
	return (
		<dl className={`pairs ruled-hair ${className}`.trim()}>
			{rows.map(({ label, value, bar }) => (
				<div key={label}>
					<dt className="text-mono text-muted">{label}</dt>
					<dd>
						{value && <Written text={value} />}
						{bar && (
							<>
								<span className="sr-only">blacked out</span>
								<svg width={`${bar}%`} height="1.35em" fill="currentColor" aria-hidden="true">
									<rect width="100%" height="100%" />
								</svg>
							</>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}
