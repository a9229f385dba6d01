import { z } from "zod";
import { calendarSchema } from "./calendar.ts";
import { conversationSchema } from "./conversation.ts";
import { draftSchema } from "./draft.ts";
import { mapSchema } from "./map.ts";
import { newspaperSchema } from "./newspaper.ts";
import { reportSchema } from "./report.ts";
import { reviewSchema } from "./review.ts";
import { runwaySchema } from "./runway.ts";
import { statementSchema } from "./statement.ts";
import { tableSchema } from "./table.ts";
import { wireframeSchema } from "./wireframe.ts";

/**
 * The illustrated example on a service's page. Its `kind` names the screen, `app/screens/service/KIND.tsx`; a service without
 * one has the standard screen.
 */
export const serviceObjectSchema = z.discriminatedUnion("kind", [
	reportSchema,
	newspaperSchema,
	wireframeSchema,
	conversationSchema,
	draftSchema,
]);

/** The illustrated example on an industry's page, with the screen `app/screens/industry/KIND.tsx`. */
export const industryObjectSchema = z.discriminatedUnion("kind", [
	tableSchema,
	calendarSchema,
	reviewSchema,
	runwaySchema,
	statementSchema,
	mapSchema,
]);

type ServiceObject = z.output<typeof serviceObjectSchema>;
type IndustryObject = z.output<typeof industryObjectSchema>;

export type ServiceObjectOf<Kind extends ServiceObject["kind"]> = Extract<ServiceObject, { kind: Kind }>;
export type IndustryObjectOf<Kind extends IndustryObject["kind"]> = Extract<IndustryObject, { kind: Kind }>;
