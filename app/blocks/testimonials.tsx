import { Star } from "lucide";
import type { Testimonial } from "../content/testimonial.ts";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Icon } from "../ui/icon.tsx";

interface TestimonialsProps {
	title: string;
	/** The first one is the large one. */
	testimonials: readonly (Pick<Testimonial, "name" | "company" | "text" | "rating"> & { draft?: boolean })[];
}

/** One wide quote beside smaller ones. */
export function Testimonials({ title, testimonials }: TestimonialsProps) {
	const [first, ...others] = testimonials;
	if (!first) return null;
	return (
		<section className="bg-panel py-section" aria-labelledby="testimonials">
			<div className="wrap">
				<h2 id="testimonials" className="sr-only">
					{title}
				</h2>
				<div className="grid gap-x-12 gap-y-10 lg:grid-cols-12">
					<div className="lg:col-span-7">
						<Quote {...first} large />
					</div>
					<ul className="grid content-start gap-10 lg:col-span-5">
						{others.map((testimonial) => (
							<li key={testimonial.name} className="border-t-[1.5px] border-ink pt-6">
								<Quote {...testimonial} />
							</li>
						))}
					</ul>
				</div>
			</div>
		</section>
	);
}

function Quote({ text, name, company, rating, draft, large = false }: TestimonialsProps["testimonials"][number] & { large?: boolean }) {
	return (
		<figure>
			<p className="flex gap-1 text-link">
				<span className="sr-only">{rating} out of 5 stars</span>
				{Array.from({ length: rating }, (_, star) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: five equal stars.
					<Icon key={star} node={Star} className="size-5 fill-current" />
				))}
			</p>
			<blockquote className={large ? "quote display mt-4 text-[clamp(1.5rem,1.1rem+1.7vw,2.375rem)] leading-[1.2]" : "quote mt-3 text-lead"}>
				<p>“{text}”</p>
			</blockquote>
			<figcaption className="mt-4 text-muted">
				{name}, {company} <DraftBadge draft={draft} />
			</figcaption>
		</figure>
	);
}
