import type { ComponentProps, ReactNode } from "react";
import type { ArticleParts, IndustryObjectOf, Views } from "../../../../shared/content-types.ts";
import { ExpandableArticle, headOf } from "../../../parts/expandable-article.tsx";
import { Line } from "../../../parts/line.tsx";
import { Actions, Crumbs, Headline } from "../../../parts/opening.tsx";
import { DuotonePhoto } from "../../../parts/photo.tsx";

type Industry = Views["industry"];

/** Props of an industry's screen. The article is in collapsible parts or whole. */
export interface IndustryProps {
	page: Industry;
	article: ArticleParts<string> | string;
}

/** Props of the screen for an industry's illustrated example. */
export interface ObjectPage<Kind extends NonNullable<Industry["object"]>["kind"]> extends IndustryProps {
	page: Industry & { object: IndustryObjectOf<Kind> };
}

interface OpeningWordsProps {
	page: Industry;
	/** Size of the h1. */
	size?: string;
	/** Whether the lead is beside the h1 on wide screens. */
	beside?: boolean;
}

/** The opening's text: breadcrumbs, h1, lead, two buttons, and the time to results. */
export function OpeningWords({ page: { trail, hero, icon }, size = "text-closing", beside = false }: OpeningWordsProps) {
	return (
		<>
			<Crumbs trail={trail} />
			<div className={beside ? "gap-x-12 lg:grid lg:grid-cols-[6.7fr_5.3fr]" : undefined}>
				<Headline hero={hero} icon={icon} className={`mt-4 max-[23rem]:mt-2 max-[23rem]:text-[1.75rem] ${size}`} />
				<div className="max-w-[40rem]">
					<Line className="mt-3 text-lead leading-normal sm:mt-7 max-[23rem]:text-[1rem] max-[23rem]:leading-snug" text={hero.intro} />
					<Actions times={hero.times} className="mt-4 max-[23rem]:mt-3" />
				</div>
			</div>
		</>
	);
}

/** The article of an industry: heading, byline, and a large first paragraph below each other. */
export function IndustryArticle({ page, article }: IndustryProps) {
	return <ExpandableArticle {...headOf(page)} article={article} className="grid" />;
}

type PhotoProps = Omit<ComponentProps<typeof DuotonePhoto>, "sizes">;

/** An industry's photo without a framed detail, at most half of the page wide on large screens. */
export function Photo({ photo: { detail, ...photo }, tint = "blue", ...rest }: PhotoProps) {
	return <DuotonePhoto {...rest} photo={photo} tint={tint} sizes="(min-width: 1024px) 50vw, 100vw" />;
}

/** Content beside the industry's photo, which bleeds to the edge of the window. */
export function PhotoBand({ className, children, ...photo }: PhotoProps & { children: ReactNode }) {
	return (
		<section className={`grid lg:grid-cols-[5fr_7fr] ${className}`}>
			<Photo {...photo} className="h-56 lg:h-full" />
			<div className="px-side py-section lg:pl-12">{children}</div>
		</section>
	);
}
