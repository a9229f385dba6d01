import { defineSite } from "./app/content/site.ts";

/**
 * Whose site this is. Change these lines; the words are in content/.
 * Each value can also be set by the environment or a .env file (see .env.example).
 */
export default defineSite({
	name: "Citewell",
	origin: "https://www.example.com",
	email: "hello@example.com",
	phone: "+1 202 555 0143",
	photoHost: "https://images.unsplash.com",
	// Nothing is measured or sent unless there is an address here: docs/make-it-yours.md, "Analytics".
	analytics: "",
});
