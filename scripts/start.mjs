// npm start: install if needed, build if needed, serve.
import { build, checkNode, checkPort, install, run } from "./steps.mjs";

checkNode();
await checkPort(Number(process.env.PORT ?? 4173));
install();
build();
run("node", ["server/serve.ts"]);
