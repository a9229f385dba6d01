export const meta = () => [{ title: "A page that throws" }];

/** Throws in the browser only, since a fault in the prerendering would fail the build; a response where the query says so. */
export default function Throws() {
	if (typeof window === "undefined") return <h1>Throws</h1>;
	if (location.search === "?response") throw new Response("Short and stout.", { status: 418, statusText: "I'm a teapot" });
	throw new Error("Thrown on purpose.");
}
