import type { Views } from "../../shared/content-types.ts";
import { Icon } from "../ui/icon.tsx";

/** The four trust badges as a ruled strip. */
export function TrustStrip({ badges }: { badges: Views["home"]["trustBadges"] }) {
	return (
		<ul className="trust-strip ruled wrap">
			{badges.map(({ icon, title, text }) => (
				<li key={title}>
					<p className="flex gap-2 font-[650]">
						<Icon node={icon} className="mt-0.5 size-5 shrink-0 text-link" />
						{title}
					</p>
					<p className="text-small text-muted">{text}</p>
				</li>
			))}
		</ul>
	);
}
