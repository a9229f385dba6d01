import type { Views } from "../../shared/content-types.ts";
import { NoResults } from "../blocks/no-results.tsx";

/** The 404 page (docs/product.md, section 2). */
export default function NotFound({ page }: { page: Views["not-found"] }) {
	return <NoResults {...page} />;
}
