import "./monitor.css";
import { Check, ChevronDown, X } from "lucide";
import { type ReactNode, useEffect, useReducer, useState } from "react";
import { checkPage, type Finding } from "../../packages/site-check/checklist.ts";
import { Icon } from "../ui/icon.tsx";
import { words } from "../words.ts";
import { TIMINGS, type TimingName, targetOf, watchTimings } from "./timings.ts";

type Timings = Partial<Record<TimingName, number>>;

const BODY_ID = "monitor-body";
/** Path of the page that the timings belong to. Client-side navigation doesn't load a new document. */
const loadedPath = new URL(performance.getEntriesByType("navigation")[0]?.name ?? location.href).pathname;

interface MonitorPanelProps {
	pathname: string;
	onHide: () => void;
}

/** The performance and SEO monitor (docs/product.md, sections 2, 4, 5, and 9): load timings, and the SEO checklist of the current page. */
export function MonitorPanel({ pathname, onHide }: MonitorPanelProps) {
	// Collapsed on phones, where it would cover the page.
	const [open, setOpen] = useState(() => matchMedia("(width >= 48rem)").matches);
	const [timings, addTiming] = useReducer((before: Timings, added: Timings) => ({ ...before, ...added }), {});
	const [findings, setFindings] = useState<readonly Finding[]>([]);

	useEffect(() => watchTimings((name, value) => addTiming({ [name]: value })), []);
	useEffect(() => setFindings(checkPage(document.documentElement, pathname)), [pathname]);

	const verdicts = [...TIMINGS.flatMap((name) => verdictOf(name, timings[name]) ?? []), ...findings.map(({ pass }) => pass)];
	const failed = verdicts.filter((pass) => !pass).length;

	return (
		<section className="monitor" aria-label={words.monitor.name}>
			<div className="flex items-center justify-between gap-2 px-2">
				<button
					type="button"
					className="flex min-h-11 flex-1 items-center gap-2 font-[650]"
					aria-expanded={open}
					aria-controls={BODY_ID}
					onClick={() => setOpen(!open)}
				>
					<Icon node={ChevronDown} className="size-5" />
					{words.monitor.toggle}
					<Verdict pass={failed === 0}>{failed === 0 ? words.monitor.pass : words.monitor.failures(failed)}</Verdict>
				</button>
				<button type="button" className="text-link min-h-11 text-small" onClick={onHide}>
					{words.monitor.hide}
				</button>
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll. */}
			<section id={BODY_ID} className="monitor-body text-small" aria-label={words.monitor.results} tabIndex={0} hidden={!open}>
				<h2 className="monitor-title mono">{words.monitor.timings(loadedPath)}</h2>
				<dl>
					{TIMINGS.map((name) => (
						<Row key={name} name={name} pass={verdictOf(name, timings[name])}>
							{format(name, timings[name])}
							{targetOf[name] && <span className="text-muted">, {words.monitor.under(targetOf[name])}</span>}
						</Row>
					))}
				</dl>
				<h2 className="monitor-title mono">{words.monitor.checklist(pathname)}</h2>
				<dl>
					{findings.map(({ rule, pass, found, allowed }) => (
						<Row key={rule} name={rule} pass={pass}>
							{found}
							<span className="block text-muted">{allowed}</span>
						</Row>
					))}
				</dl>
			</section>
		</section>
	);
}

function verdictOf(name: TimingName, value: number | undefined): boolean | undefined {
	const target = targetOf[name];
	return target === undefined || value === undefined ? undefined : value < target;
}

function format(name: TimingName, value: number | undefined): string {
	if (value === undefined) return name === "INP" ? words.monitor.noInteraction : words.monitor.unknown;
	return name === "CLS" ? value.toFixed(3) : `${Math.round(value)} ms`;
}

interface RowProps {
	name: string;
	/** Undefined without a target or a value. */
	pass: boolean | undefined;
	children: ReactNode;
}

/** A timing or checklist rule with its value and, if it has one, its verdict as a word and an icon. */
function Row({ name, pass, children }: RowProps) {
	return (
		<div className="monitor-row border-t border-hair px-2 py-2">
			<dt className="font-[650]">{name}</dt>
			<dd className="min-w-0">{children}</dd>
			{pass !== undefined && (
				<dd>
					<Verdict pass={pass}>{pass ? words.monitor.pass : words.monitor.fail}</Verdict>
				</dd>
			)}
		</div>
	);
}

function Verdict({ pass, children }: { pass: boolean; children: string }) {
	return (
		<span className="flex items-center gap-1 mono">
			<Icon node={pass ? Check : X} className="size-4 stroke-[2.25]" />
			{children}
		</span>
	);
}
