import type { Views } from "../content/views.ts";
import { Icon } from "../ui/icon.tsx";

/** The four trust badges as a ruled strip. */
export function TrustStrip({ badges }: { badges: Views["home"]["trustBadges"] }) {
	return (
		<ul className="trust-strip border-y border-hair">
			{badges.map(({ icon, title, text }) => (
				<li key={title}>
					<Icon node={icon} className="mt-0.5 size-5 shrink-0 text-link" />
					<div>
						<p className="font-[650]">{title}</p>
						<p className="text-small text-muted">{text}</p>
					</div>
				</li>
			))}
		</ul>
	);
}
