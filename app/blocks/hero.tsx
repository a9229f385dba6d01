import type { ReactNode } from "react";
import type { Hero as HeroData, NavigationItem } from "../../shared/content-types.ts";
import { Headline } from "../ui/headline.tsx";
import type { Ground } from "../ui/section.tsx";
import { Text } from "../ui/text.tsx";
import { AskedLine } from "./asked-line.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

interface HeroProps {
	/** The home page's has links in its title and a line on when results come, a service's the first sentence of its intro by itself. */
	hero: HeroData & { links?: readonly { text: string; page: string }[]; when?: string; answer?: string };
	/** The pages above this one, and this page's own name. */
	trail?: { above: readonly NavigationItem[]; name: string };
	/** Stands beside the breadcrumbs. */
	icon?: ReactNode;
	/** The home page's claim is larger than the titles of other pages. */
	scale?: "mega" | "title";
	ground?: Ground;
	/** Actions: buttons, and links below them. */
	children?: ReactNode;
	/** What stands beside the words on a desktop and below them on a phone; it may bleed to the edge. */
	aside?: ReactNode;
}

/** The opening of a page: what was asked, the answer in large type, what comes with it, and the actions. */
export function Hero({ hero, trail, icon, scale = "title", ground = "paper", children, aside }: HeroProps) {
	return (
		<section className={`hero ground-${ground}`}>
			<div className={aside ? "wrap split split-even hero-beside" : "wrap"}>
				<div className="hero-head">
					{trail && (
						<div className="mb-6 flex gap-3">
							{icon}
							<Breadcrumbs {...trail} />
						</div>
					)}
					{hero.asked && <AskedLine query={hero.asked} />}
					<h1 tabIndex={-1} className={scale === "mega" ? "text-mega" : "text-title"}>
						<Headline {...hero} />
					</h1>
				</div>
				<div className="hero-sub">
					{hero.answer && (
						<p className="hero-answer display text-h3">
							<Text text={hero.answer} />
						</p>
					)}
					<div>
						<p className="text-lead text-muted">
							<Text text={hero.intro} />
						</p>
						{hero.when && (
							<p className="mono mt-3">
								<Text text={hero.when} />
							</p>
						)}
					</div>
					{children && <div className="hero-actions">{children}</div>}
				</div>
				{aside && <div className="hero-aside">{aside}</div>}
			</div>
		</section>
	);
}
