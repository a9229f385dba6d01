import type { ReactNode } from "react";
import type { Hero as HeroData } from "../content/hero.ts";
import type { NavigationItem } from "../content/views.ts";
import { Marked } from "../ui/marked.tsx";
import { Ranges } from "../ui/ranges.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

interface HeroProps {
	hero: HeroData;
	/** What stands beside the words: a drawn motif of the page's subject. */
	aside?: ReactNode;
	/** Actions below the intro. */
	children?: ReactNode;
	/** The pages above this one, and this page's own name. */
	trail?: { above: readonly NavigationItem[]; name: string };
	/** The home page's claim is larger than the titles of other pages. */
	scale?: "hero" | "title";
	icon?: ReactNode;
}

/** The opening of a page: claim, answer, actions, and a motif beside them. */
export function Hero({ hero, aside, children, trail, scale = "title", icon }: HeroProps) {
	return (
		<section className="hero wrap grid gap-x-12 gap-y-10 pt-10 pb-section lg:grid-cols-12 lg:pt-16">
			<div className={aside ? "lg:col-span-7" : "lg:col-span-10"}>
				{trail && <Breadcrumbs {...trail} />}
				{icon && <div className="mb-6">{icon}</div>}
				<h1 tabIndex={-1} className={scale === "hero" ? "text-hero" : "text-title lg:-mr-6"}>
					<Marked text={hero.title} mark={hero.mark} />
				</h1>
				<p className="mt-6 max-w-[40rem] text-lead text-muted">
					<Ranges text={hero.intro} />
				</p>
				{children && <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-4 max-sm:flex-col max-sm:items-stretch">{children}</div>}
			</div>
			{aside && <div className="lg:col-span-5 lg:self-end">{aside}</div>}
		</section>
	);
}
