import type { ComponentProps } from "react";
import { useEffect, useId, useRef, useState } from "react";
import type { Placeholders } from "../model/reading/read-entry.ts";
import { ask } from "./ask.ts";
import type { Field } from "./fields.ts";
import type { Choice } from "./shown.ts";

export const Button = (props: ComponentProps<"button">) => <button type="button" {...props} />;

/** How many choices a picker shows at once. */
const SHOWN = 60;

interface InputProps {
	field: Field;
	text: string;
	onText: (text: string) => void;
	placeholders: Placeholders;
	/** Opens the choices at once. */
	isOpen: boolean;
}

/** Returns a text as the page shows it, with the values of its {placeholders}. */
export const filled = (text: string, placeholders: Placeholders) =>
	text.replace(/\{([\p{L}\p{N}_]+)\}/gu, (name, key) => placeholders[key] ?? name);

/** The input of a field: a text box, a picker, or Markdown with its preview. */
export const Input = (props: InputProps) => (props.field.kind === "choice" ? <Picker {...props} /> : <TextBox {...props} />);

function TextBox({ field: { kind, label, hint, optional, min, max }, text, onText, placeholders }: InputProps) {
	const id = useId();
	const isArticle = kind === "article";
	const { length } = filled(text, placeholders);
	const isWrong = length > (max ?? length) || (length < min && !(optional && length === 0));
	return (
		<div className={isArticle ? "field article" : "field"}>
			<div>
				<label htmlFor={id}>{optional && !isArticle ? `${label} (optional)` : label}</label>
				<p id={`${id}hint`} className="small">
					{hint.startsWith(`${label}.`) ? "" : hint}
				</p>
				<textarea
					id={id}
					aria-describedby={`${id}hint ${id}count`}
					rows={isArticle ? 24 : Math.min(8, Math.ceil((text.length + 1) / 55))}
					value={text}
					onChange={(event) => onText(event.target.value)}
				/>
				<p id={`${id}count`} className={isWrong ? "small wrong" : "small"} hidden={isArticle}>
					{length}
					{max !== undefined && ` of ${max}`} characters{length < min && `, at least ${min}`}
				</p>
			</div>
			{isArticle && <Preview markdown={text} />}
		</div>
	);
}

/** Shows an article as the server renders it. */
function Preview({ markdown }: { markdown: string }) {
	const box = useRef<HTMLElement>(null);
	useEffect(() => {
		const timer = setTimeout(async () => {
			const answer = await ask<{ html: string }>({ do: "preview", text: markdown });
			if (answer.ok && box.current) box.current.innerHTML = answer.html;
		}, 200);
		return () => clearTimeout(timer);
	}, [markdown]);
	// biome-ignore lint/a11y/noNoninteractiveTabindex: The keyboard scrolls it.
	return <section ref={box} className="preview" aria-label="Preview" tabIndex={0} />;
}

function Picker({ field, text, onText, isOpen }: InputProps) {
	const [choices, setChoices] = useState<Choice[]>();
	const [search, setSearch] = useState("");
	const [isUnfolded, unfold] = useState(isOpen);
	useEffect(() => {
		if (!isUnfolded) return;
		void ask<{ choices: Choice[] }>({ do: "choices", ref: field.ref }).then((answer) => answer.ok && setChoices(answer.choices));
	}, [isUnfolded, field.ref]);
	const fitting = (choices ?? []).filter(({ value, label }) => `${value} ${label}`.toLowerCase().includes(search.toLowerCase()));
	// The current one is always among them.
	const shown = fitting.toSorted((one, other) => Number(other.value === field.value) - Number(one.value === field.value)).slice(0, SHOWN);
	return (
		<details className="field" open={isOpen} onToggle={(event) => unfold(event.currentTarget.open)}>
			<summary>
				{field.label}: {choices?.find(({ value }) => value === text)?.label ?? (text || "None")}
			</summary>
			<input
				type="search"
				placeholder="Search"
				aria-label={`Search: ${field.label}`}
				value={search}
				onChange={(event) => setSearch(event.target.value)}
			/>
			<div className="choices" role="radiogroup" aria-label={field.label}>
				{shown.map(({ value, label, image }) => (
					<label key={value}>
						<input type="radio" name={field.ref} value={value} checked={value === text} onChange={() => onText(value)} />
						{image && <img src={image} alt="" loading="lazy" />} {label}
					</label>
				))}
			</div>
		</details>
	);
}
