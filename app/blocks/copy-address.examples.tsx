import { examplesOf } from "../playground/examples.ts";
import { CopyAddress } from "./copy-address.tsx";

export default examplesOf(CopyAddress, { "at rest": {} }, "wrap");
