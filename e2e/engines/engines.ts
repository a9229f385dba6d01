import { spawn } from "node:child_process";
import { once } from "node:events";
import { programPath } from "../servers/servers.ts";
import { startFirefox } from "./firefox.ts";
import { createVisitor, type Driver } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

const missing = (...programs: string[]) => programs.filter((program) => !programPath(program)).join(", ");

/** The engines besides Chromium, each with the programs that it needs and this machine lacks. */
export const ENGINES = [
	{ engine: "Gecko", missing: missing("firefox-esr", "Xvfb", "xdotool"), start: startFirefox },
	{ engine: "WebKit", missing: missing("WebKitWebDriver", "Xvfb"), start: startWebKit },
];

/** Starts a browser in a window on a virtual screen. */
export async function startVisitor(start: () => Promise<Driver>, origin: string) {
	const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"], {
		stdio: ["ignore", "pipe", "ignore"],
	});
	process.env.DISPLAY = `:${String(await once(screen.stdout, "data")).trim()}`;
	const visitor = createVisitor(await start(), origin);
	return { ...visitor, stop: () => visitor.quit().finally(() => screen.kill()) };
}
