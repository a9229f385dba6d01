import type { Hero } from "../content/hero.ts";
import type { Photo as PhotoData } from "../content/photo.ts";
import type { NavigationItem } from "../content/views.ts";
import { Marked } from "../ui/marked.tsx";
import { Photo } from "../ui/photo.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

interface PhotoHeroProps {
	hero: Hero;
	photo: PhotoData;
	trail: { above: readonly NavigationItem[]; name: string };
}

/** A hero on a photo under an ink overlay, dark enough for white text on any photo. */
export function PhotoHero({ hero, photo, trail }: PhotoHeroProps) {
	return (
		<section className="photo-hero">
			<Photo photo={photo} eager ratio={[16, 9]} sizes="100vw" widths={[800, 1200, 1600, 2400]} />
			<div className="wrap relative py-section">
				<Breadcrumbs {...trail} />
				<h1 tabIndex={-1} className="max-w-[56rem] text-title">
					<Marked text={hero.title} mark={hero.mark} />
				</h1>
				<p className="mt-6 max-w-[40rem] text-lead">{hero.intro}</p>
			</div>
		</section>
	);
}
