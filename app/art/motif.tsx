import type { ReactNode } from "react";
import type { Service } from "../content/service.ts";

type MotifName = Service["motif"];

/** On 480 by 300 units, shown whole. */
const motifs = {
	audit: (
		<>
			<path className="art-soft" d="M56 44h192v280H56" />
			<path className="art-paper" d="M32 48h16V36h16V24h176v304H32zM48 48h160v280M64 36h160v280" />
			<path className="art-ink" d="M54 80a8 8 0 1114 6l-14 16h16M84 80v14a8 8 0 0016 0V80a8 8 0 00-16 0zM114 88h16M122 80v16" />
			<path className="art-line" d="M52 134l6 6 10-12M52 166l6 6 10-12M52 230l6 6 10-12M52 262l6 6 10-12M61 190l9 15H52z" />
			<path className="art-hair" d="M84 136h100M84 168h80M84 200h90M84 232h70M84 264h80" />
			<path className="art-soft" d="M204 136h260v156H204" />
			<path className="art-paper" d="M188 120h260v156H188zM188 160h260" />
			<path className="art-hair" d="M274 160v116M362 160v116" />
			<path className="art-fill" d="M204 178h64v14h-64zM238 206h100v14H238z" />
			<path className="art-mark" d="M312 234h120l-4 18H308" />
			<path className="art-ink" d="M322 243h92" />
			<path
				className="art-ink"
				d="M218 132h10l-6 6a5 5 0 11-5 8M240 132a5 5 0 015 5v6a5 5 0 01-10 0v-6a5 5 0 015-5zM312 132l-6 8a5 5 0 108 0M328 132a5 5 0 015 5v6a5 5 0 01-10 0v-6a5 5 0 015-5zM396 148l6-8a5 5 0 10-8 0M416 132a5 5 0 015 5v6a5 5 0 01-10 0v-6a5 5 0 015-5z"
			/>
		</>
	),
	draft: (
		<>
			<path className="art-soft" d="M88 44h232v280H88" />
			<path className="art-paper" d="M72 28h232v300H72zM98 60h130" />
			<path className="art-mark" d="M96 114h162l-4 18H92" />
			<path className="art-ink" d="M102 123h140" />
			<path className="art-hair" d="M98 84h180M98 102h110M98 150h180M98 176h130M98 220h40M98 248h120M98 274h150" />
			<path
				className="art-line"
				d="M256 123h80M150 158l8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6M136 232l8-12 8 12M158 218q10-26 15-10t-5 10q14-22 18-10t0 10q14-20 20-10t38-6"
			/>
			<path className="art-paper" d="M336 76h112v88H376l-20 18v-18h-20z" />
			<path className="art-hair" d="M356 100h70M356 120h70M356 140h40" />
			<path className="art-fill" d="M278 220l110 110h-48L254 244z" />
			<path className="art-paper" d="M246 212l34 8-26 26z" />
		</>
	),
	citations: (
		<>
			<path className="art-soft" d="M350 12a142 142 0 101 0" />
			<path className="art-soft" d="M40 44h100v68H40M68 144h92v60H68M36 240h92v52H36M188 30h84v52H188" />
			<path className="art-paper" d="M24 28h100v68H24zM52 128h92v60H52zM20 224h92v52H20zM172 14h84v52H172z" />
			<path className="art-hair" d="M42 48h52M70 148h40M38 242h46M190 32h34" />
			<path
				className="art-line"
				d="M42 72h86c70 0 50 59 122 59M70 168h80c50 0 50-37 100-37M38 258h82c90 0 50-127 130-127M190 50h24v30q0 51 36 51M240 121l10 10-10 10"
			/>
			<path className="art-paper" d="M264 76h172v160H264zM264 98h172M276 87h1M288 87h1M300 87h1" />
			<path className="art-mark" d="M286 122h112l-4 18H282" />
			<path className="art-ink" d="M292 131h92" />
			<path className="art-hair" d="M286 160h126M286 180h90" />
			<path className="art-fill" d="M286 202h50v14h-50z" />
		</>
	),
	layout: (
		<>
			<path className="art-soft" d="M68 48h320v232H68" />
			<path className="art-paper" d="M52 32h320v232H52zM52 58h320M66 45h1M78 45h1M90 45h1" />
			<path className="art-mark" d="M76 84h124l-4 18H72" />
			<path className="art-ink" d="M82 93h104" />
			<path className="art-hair" d="M76 122h114M76 140h80M76 188h84v56H76zM176 188h84v56h-84zM276 188h76v56h-76z" />
			<path className="art-line" d="M214 84h138v80H214zM214 150l40-36 30 26 20-16 48 40M318 104a8 8 0 101 0M214 12v276" />
			<path className="art-fill" d="M308 206h96v62h-96z" />
			<path className="art-paper" d="M304 202h8v8h-8zM400 202h8v8h-8zM304 264h8v8h-8zM384 240l54 22-24 8-8 24z" />
		</>
	),
	answer: (
		<>
			<path className="art-soft" d="M136 38h312v44H136M68 100h336v124H68M68 232h336v64H68" />
			<path className="art-paper" d="M120 22h312v44H120zM52 84h336v124H52z" />
			<path className="art-line" d="M146 35a8 8 0 101 0M152 49l6 6" />
			<path className="art-ink" d="M174 44h116" />
			<path className="art-fill" d="M300 33h8v22h-8zM88 104q4 18 22 22q-18 4-22 22q-4-18-22-22q18-4 22-22zM298 127h18v18h-18z" />
			<path className="art-mark" d="M132 127h156l-4 18H128" />
			<path className="art-ink" d="M138 136h134" />
			<path className="art-hair" d="M132 110h220M132 162h220M132 184h130" />
			<path className="art-paper" d="M52 224h102v56H52zM169 224h102v56H169zM286 224h102v56H286z" />
			<path className="art-line" d="M307 146v78M66 242h10M183 242h10" />
			<path className="art-hair" d="M88 242h48M66 262h70M205 242h48M183 262h70M322 242h48M300 262h70" />
			<path className="art-fill" d="M298 236h12v12h-12z" />
		</>
	),
	sheet: (
		<>
			<path className="art-soft" d="M128 48h208v280H128" />
			<path className="art-paper" d="M112 32h160l48 48v248H112zM272 32v48h48M140 72h80" />
			<path className="art-mark" d="M166 137h110l-4 18H162" />
			<path className="art-ink" d="M172 146h90" />
			<path className="art-hair" d="M166 112h120M166 182h100M166 218h80M166 254h80" />
			<path className="art-line" d="M136 112l6 6 10-12M136 147l6 6 10-12M136 182l6 6 10-12M136 218l6 6 10-12M136 254l6 6 10-12" />
			<path className="art-soft" d="M276 176h116v108H276" />
			<path className="art-paper" d="M260 160h116v108H260zM260 188h116M288 150v18M348 150v18" />
			<path className="art-line" d="M278 206h14M310 206h14M342 206h14M278 226h14M278 246h14M310 246h14" />
			<path className="art-fill" d="M310 220h18v14h-18z" />
		</>
	),
} satisfies Record<MotifName, ReactNode>;

/** The drawing of what a service delivers, for the sheet in its hero. */
export function Motif({ name }: { name: MotifName }) {
	return (
		<svg className="art" viewBox="0 0 480 300" aria-hidden="true" focusable={false}>
			{motifs[name]}
		</svg>
	);
}
