import { examplesOf } from "../playground/examples.ts";
import { DraftBadge } from "./draft-badge.tsx";

export default examplesOf(DraftBadge, { "a draft, in development": { draft: true }, "a sample, in development": { sample: true } }, "wrap");
