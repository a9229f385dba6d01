import { NoResults } from "../blocks/no-results.tsx";
import type { Views } from "../content/views.ts";

/** The 404 page (specification, section 2). */
export default function NotFound({ page }: { page: Views["not-found"] }) {
	return <NoResults {...page} />;
}
