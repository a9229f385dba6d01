/**
 * The shapes of the content as screens and blocks get it. Only types: the model itself runs in Node, and a value of it would bring
 * zod and the icon set into the browser.
 */
export type { ArticleParts, Heading } from "../model/article.ts";
export type { CallToAction } from "../model/call-to-action.ts";
export type { Card, ClippedCard, Point } from "../model/card.ts";
export type { CaseDrawing } from "../model/case-drawing.ts";
export type { FaqItem } from "../model/faq.ts";
export type { Hero } from "../model/hero.ts";
export type { IconNode } from "../model/icon.ts";
export type { IndustrySpecimenOf } from "../model/industry-specimen.ts";
export type { Byline, Signature } from "../model/person.ts";
export type { DrawingName, Photo } from "../model/photo.ts";
export type { PricingTier } from "../model/pricing.ts";
export type { Service, ServiceKind } from "../model/service.ts";
export type { Views } from "../model/site-pages.ts";
export type { ShownSource } from "../model/sources.ts";
export type { Specimen } from "../model/specimen.ts";
export type { Stat } from "../model/stat.ts";
export type { Testimonial } from "../model/testimonial.ts";
export type { NavigationGroup } from "../model/views/layout.ts";
export type { NavigationItem } from "../model/views/links.ts";
