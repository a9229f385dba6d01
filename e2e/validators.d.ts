/** Both packages are published without types. */
declare module "@marbec/web-auto-extractor" {
	export interface Extracted {
		jsonld: Record<string, object[]>;
		errors?: object[];
	}
	export default class WebAutoExtractor {
		constructor(options: { addLocation?: boolean; embedSource?: string[] });
		parse(html: string): Extracted;
	}
}
declare module "@adobe/structured-data-validator" {
	export interface Issue {
		severity: "ERROR" | "WARNING";
		issueMessage: string;
		rootType: string;
		fieldNames?: string[];
	}
	export default class Validator {
		constructor(vocabulary: object);
		validate(extracted: object): Promise<Issue[]>;
	}
}
