export const meta = () => [{ title: "A page that throws" }];

/** Throws in the browser only, since a fault in the prerendering would fail the build. */
export default function Throws() {
	if (typeof window !== "undefined") throw new Error("Thrown on purpose.");
	return <h1>Throws</h1>;
}
