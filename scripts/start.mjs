// npm start: install if needed, build if needed, serve.
import { build, checkNode, install, run } from "./steps.mjs";

checkNode();
install();
build();
run("node", ["server/serve.ts"]);
