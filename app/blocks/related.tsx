import { ArrowRight } from "lucide";
import type { NavigationItem } from "../content/views.ts";
import { Icon } from "../ui/icon.tsx";

/** Pages that belong to this one, from the content model. */
export function Related({ title, links }: { title: string; links: readonly NavigationItem[] }) {
	return (
		<section className="related wrap pb-section" aria-labelledby="related">
			<div className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
				<h2 id="related" className="pt-3 text-h3 lg:col-span-4">
					{title}
				</h2>
				<ul className="grid gap-x-8 sm:grid-cols-2 lg:col-span-8">
					{links.map(({ name, path }) => (
						<li key={path} className="border-b border-hair">
							<a href={path} className="flex h-full min-h-12 items-center justify-between gap-4 py-2 font-[650] text-link hover:underline">
								{name}
								<Icon node={ArrowRight} className="-mr-1 size-5 shrink-0" />
							</a>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
