import { examplesOf } from "../test-routes/examples.ts";
import { CopyAddress } from "./copy-address.tsx";

export default examplesOf(CopyAddress, { "at rest": {} }, "wrap");
