import type { Refusal } from "./server.ts";

export type Answer<Body> = ({ ok: true } & Body) | ({ ok: false } & Refusal);

/** Asks the server to read or change content. */
export async function ask<Body>(request: object): Promise<Answer<Body>> {
	try {
		const headers = { "Content-Type": "application/json", "X-Edit-Token": String(import.meta.env.EDIT_TOKEN) };
		const response = await fetch("/@edit", { method: "POST", headers, body: JSON.stringify(request) });
		return { ok: response.ok, ...(await response.json()) };
	} catch {
		return { ok: false, message: "The server does not answer. Is npm run edit still running?" };
	}
}
