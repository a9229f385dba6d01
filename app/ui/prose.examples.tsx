import { examplesOf } from "../playground/examples.ts";
import { Prose } from "./prose.tsx";

export default examplesOf(Prose, { "a list": { html: "<p>It takes</p><ul><li>one thing,</li><li>and another.</li></ul>" } }, "wrap");
