import { defineSite } from "./model/site-config.ts";

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
	// Whose name the policies are made in. These are samples; launch-check names each that is left.
	legalName: "Citewell Sample Company",
	address: { street: "1 Sample Street", locality: "Sampletown", postalCode: "00000" },
	country: "US",
	governingLaw: "Sample State, United States",
	// founded: "2019",
	// The company's pages elsewhere, for machines: profiles: ["https://www.linkedin.com/company/your-agency"],
	// Nothing is measured or sent unless there is an address here: docs/make-it-yours.md, "Analytics".
	analytics: "",
});
