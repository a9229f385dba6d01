import { Search } from "lucide";
import type { Views } from "../../shared/content-types.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

/** The 404 page (docs/product.md, section 2): an empty result page, the attempted address in the query box, the site's routes as results. */
export default function NotFound({ page: { text, listTitle, routes } }: { page: Views["not-found"] }) {
	return (
		<div className="hero wrap">
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long address scrolls, by key as well. */}
			<p className="attempted" tabIndex={0}>
				<Icon node={Search} className="mt-0.5 size-5 shrink-0 stroke-[2.25]" />
				<span className="sr-only">You asked for: </span>
				{/* The page is the same for every unknown address; the inline script fills in which one it was. */}
				<span className="min-w-0 wrap-anywhere" data-attempted suppressHydrationWarning>
					{""}
				</span>
			</p>
			<div className="mt-8 split">
				<div className="stays">
					<p className="display attempts">404</p>
					<h1 tabIndex={-1} className="mt-6 text-h2">
						Page Not Found
					</h1>
					<p className="mt-4 max-w-[40rem] text-lead text-muted">{text}</p>
					<p className="mt-8">
						<ButtonLink href="/">Return to Home</ButtonLink>
					</p>
				</div>
				<nav aria-labelledby="routes">
					<h2 id="routes" className="mono border-t-[1.5px] border-ink pt-3 text-muted">
						{listTitle}
					</h2>
					<ul className="mt-2 grid gap-x-12 sm:grid-cols-2">
						{routes.map(({ name, path }) => (
							<li key={path} className="border-b border-hair">
								<a href={path} className="block py-2">
									<span className="mono block text-muted" aria-hidden="true">
										{path}
									</span>
									<span className="plain-link font-[650]">{name}</span>
								</a>
							</li>
						))}
					</ul>
				</nav>
			</div>
		</div>
	);
}
