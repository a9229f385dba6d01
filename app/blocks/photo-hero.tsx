import type { ReactNode } from "react";
import type { Hero, NavigationItem, Photo } from "../../shared/content-types.ts";
import { Headline } from "../ui/headline.tsx";
import { Text } from "../ui/text.tsx";
import { AskedLine } from "./asked-line.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { Print } from "./print.tsx";

interface PhotoHeroProps {
	hero: Hero;
	photo: Photo;
	trail: { above: readonly NavigationItem[]; name: string };
	/** Stands below the words, across the page. */
	children?: ReactNode;
}

/** A hero whose background is a print across the page; its words stand on a slab, never on the photo. */
export function PhotoHero({ hero, photo, trail, children }: PhotoHeroProps) {
	return (
		<section className="hero photo-hero">
			<Print photo={photo} eager sizes="100vw" widths={[800, 1200, 1600, 2400]} className="photo-hero-print" />
			<div className="photo-hero-slab side ground-paper">
				<div className="mb-6">
					<Breadcrumbs {...trail} />
				</div>
				{hero.asked && <AskedLine query={hero.asked} />}
				<h1 tabIndex={-1} className="text-title">
					<Headline {...hero} />
				</h1>
				<p className="mt-6 max-w-[40rem] text-lead text-muted">
					<Text text={hero.intro} />
				</p>
			</div>
			{children}
		</section>
	);
}
