import { examplesOf } from "../test-routes/examples.ts";
import { DraftBadge } from "./draft-badge.tsx";

export default examplesOf(DraftBadge, { "a draft, in development": { draft: true } }, "wrap");
