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
 * The one thing that a service's page shows, edited. Its `kind` names the screen, `app/screens/service/KIND.tsx`; a service
 * without an object has the plain screen.
 */
export const serviceObjectSchema = z.discriminatedUnion("kind", [
	reportSchema,
	newspaperSchema,
	wireframeSchema,
	conversationSchema,
	draftSchema,
]);

/** The same for industries: `app/screens/industry/KIND.tsx`. */
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
