import type { ComponentProps, ReactNode } from "react";
import type { ArticleParts, IndustryObjectOf, Views } from "../../../../shared/content-types.ts";
import { DuotonePhoto } from "../../../parts/photo.tsx";

type Industry = Views["industry"];

/** Props of a screen that shows an industry with its own illustrated example. An article without a collapsed part is a string. */
export interface ObjectPage<Kind extends NonNullable<Industry["object"]>["kind"]> {
	page: Industry & { object: IndustryObjectOf<Kind> };
	article: ArticleParts<string> | string;
}

/** Layout of an opening: the lead and the two buttons beside the headline. */
export const BESIDE_HEADLINE = "lg:grid-cols-[6.7fr_5.3fr] lg:grid-rows-[auto_auto_1fr] lg:[&>nav]:col-span-2 lg:[&>h1]:row-span-2";

type PhotoProps = Omit<ComponentProps<typeof DuotonePhoto>, "sizes">;

/** An industry's photo without a framed detail, at most half the page wide on large screens. */
export function Photo({ photo: { detail, ...photo }, tint = "blue", ...rest }: PhotoProps) {
	return <DuotonePhoto {...rest} photo={photo} tint={tint} sizes="(min-width: 1024px) 50vw, 100vw" />;
}

/** Content beside the industry's photo, which bleeds to the edge of the window. */
export const PhotoBand = ({ className, children, ...photo }: PhotoProps & { children: ReactNode }) => (
	<section className={`grid lg:grid-cols-[5fr_7fr] ${className}`}>
		<Photo {...photo} className="aspect-9/5 lg:aspect-auto lg:h-full" />
		<div className="px-side py-section lg:pl-12">{children}</div>
	</section>
);
