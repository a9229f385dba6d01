/** Types of the site's content, for app/. Exports no values, because importing one would ship zod and every icon to the browser. */
export type { ArticleParts, Heading } from "../model/articles/article.ts";
export type { ShownSource } from "../model/articles/citations.ts";
export type { CallToAction } from "../model/fields/call-to-action.ts";
export type { Card, Point, Stat } from "../model/fields/card.ts";
export type { IconNode } from "../model/fields/icon.ts";
export type { FaqItem, Hero } from "../model/fields/page.ts";
export type { Photo } from "../model/fields/photo.ts";
export type { IndustryObjectOf } from "../model/kinds/industry.ts";
export type { Sheet } from "../model/kinds/objects/sheet.ts";
export type { PricingTier, Service } from "../model/kinds/service.ts";
export type { Testimonial } from "../model/kinds/testimonial.ts";
export type { Byline, Signature } from "../model/views/byline.ts";
export type { NavigationGroup } from "../model/views/layout.ts";
export type { NavigationItem } from "../model/views/links.ts";
export type { Views } from "../model/views/view-of.ts";
