import type { ReactNode } from "react";
import type { DrawingName } from "../../shared/content-types.ts";

/** The drawings, 400 by 260 units. Slots crop about 40 at the sides and 20 at top and bottom. */
export const drawings = {
	chart: (
		<>
			<path className="art-soft" d="M76 54h256v172H76" />
			<path className="art-paper" d="M60 38h256v172H60zM82 188h160" />
			<path className="art-mark" d="M82 58h92l-4 16H78" />
			<path className="art-ink" d="M88 66h74" />
			<path className="art-line" d="M92 188v-32h28v32M134 188v-56h28v56M296 74a20 20 0 11-20-20v20z" />
			<path className="art-fill" d="M176 188v-86h28v86z" />
			<path className="art-paper" d="M319 195l10-10 38 38-10 10zM290 106a48 48 0 101 0z" />
			<path className="art-line" d="M262 170l20-20 12 12 26-28M302 134h18v18" />
		</>
	),
	writing: (
		<>
			<path className="art-soft" d="M100 48h190v230H100" />
			<path className="art-paper" d="M84 32h190v240H84zM110 60h70" />
			<path className="art-mark" d="M106 104h116l-4 16H102" />
			<path className="art-ink" d="M110 112h102" />
			<path className="art-hair" d="M110 86h138M110 138h110M110 162h64M110 232h138" />
			<path className="art-line" d="M110 200q14-30 18-12t-6 12q16-24 22-14t2 14q16-26 24-14t26-2" />
			<path className="art-paper" d="M198 190l8-34 22 26zl14-14" />
			<path className="art-fill" d="M206 154l112-112a16 16 0 0124 24L228 180z" />
		</>
	),
	link: (
		<>
			<path className="art-soft" d="M60 62h152v99H60m180-73h136v124H240" />
			<path className="art-paper" d="M44 46h152v99H44zm0 18h152m28 8h136v124H224zm0 18h136" />
			<path className="art-mark" d="M60 78h92l-4 16H56" />
			<path className="art-ink" d="M66 86h74" />
			<path className="art-fill" d="M142 98h48a28 28 0 010 56h-48a28 28 0 010-56m0 14a14 14 0 000 28h48a14 14 0 000-28z" />
			<path className="art-paper" d="M210 98h48a28 28 0 010 56h-48a28 28 0 010-56m0 14a14 14 0 000 28h48a14 14 0 000-28z" />
			<path className="art-fill" d="M181 98h9a28 28 0 0128 28h-14a14 14 0 00-14-14h-9" />
		</>
	),
	code: (
		<>
			<path className="art-soft" d="M99 54h225v140H99" />
			<path className="art-paper" d="M92 38h216v156H92zM48 194h304q0 22-22 22H70q-22 0-22-22z" />
			<path className="art-mark" d="M132 100h92l-4 16h-92" />
			<path className="art-ink" d="M138 108h72" />
			<path className="art-hair" d="M166 62h70M194 84h40" />
			<path className="art-line" d="M114 62h38M138 84h42M138 132h62M114 156h34" />
			<path className="art-paper" d="M240 96h112v82H240z" />
			<path className="art-fill" d="M242 98h108v14H242z" />
			<path className="art-line" d="M280 129l-16 16 16 16M312 129l16 16-16 16M301 127l-10 36" />
		</>
	),
	assistant: (
		<>
			<path className="art-soft" d="M88 122h244v106H88" />
			<path className="art-fill" d="M202 30h138v52h-14v18l-20-18H202zm18 14v6h96v-6zm0 18v6h56v-6z" />
			<path className="art-paper" d="M72 106h244v106H118l-26 24v-24H72z" />
			<path className="art-fill" d="M112 122q4 18 22 22q-18 4-22 22q-4-18-22-22q18-4 22-22zM280 146h14v14h-14z" />
			<path className="art-mark" d="M156 145h112l-4 16H152" />
			<path className="art-ink" d="M162 153h92" />
			<path className="art-hair" d="M156 128h138M156 178h138M156 194h60" />
		</>
	),
	shop: (
		<>
			<path className="art-soft" d="M104 84h224v142H104" />
			<path className="art-paper" d="M40 226h320M88 80h224v146H88z" />
			<path className="art-line" d="M228 226v-96h60v96M112 130h92v76h-92zM134 206l6-44h36l6 44M148 162a10 12 0 0120 0" />
			<path className="art-mark" d="M238 144h44l-4 16h-44" />
			<path className="art-ink" d="M246 152h26" />
			<path className="art-paper" d="M90 36h220l20 44a26 24 0 01-52 0 26 24 0 01-52 0 26 24 0 01-52 0 26 24 0 01-52 0 26 24 0 01-52 0z" />
			<path className="art-fill" d="M134 38h44l-4 42a26 20 0 01-52 0zM222 38h44l12 42a26 20 0 01-52 0z" />
		</>
	),
	clinic: (
		<>
			<path className="art-soft" d="M96 60h160v178H96" />
			<path className="art-paper" d="M80 44h160v178H80z" />
			<path className="art-fill" d="M130 34h60v20h-60zM112 76h12v36h-12zM100 88h36v12h-36zM246 142a18 18 0 101 0z" />
			<path className="art-mark" d="M156 78h64l-4 16h-64" />
			<path className="art-ink" d="M160 86h46" />
			<path className="art-hair" d="M160 108h40M100 208h90" />
			<path className="art-line" d="M100 160h28l12-26 20 52 14-26h54" />
			<path className="art-ink" d="M272 40h-12v50a32 32 0 0064 0V40h-12M292 122v82a23 23 0 01-46 0v-26" />
		</>
	),
	servers: (
		<>
			<path className="art-soft" d="M100 50h180v184H100" />
			<path className="art-paper" d="M84 34h180v52H84zM84 100h180v52H84zM84 166h180v52H84zM104 86v14M244 86v14M104 152v14M244 152v14" />
			<path className="art-mark" d="M138 118h62l-4 16h-62" />
			<path className="art-ink" d="M144 126h44" />
			<path className="art-hair" d="M142 60h48" />
			<path className="art-line" d="M104 60h16M104 126h16M104 192h16M220 50v20M232 50v20M244 50v20M220 116v20M232 116v20M244 116v20" />
			<path className="art-fill" d="M334 232h-50a42 42 0 1140-54h10a27 27 0 010 54zm-46-62l-16 16h11v18h10v-18h11z" />
		</>
	),
	team: (
		<>
			<path className="art-soft" d="M132 46h200v116H132" />
			<path className="art-paper" d="M116 30h200v116H116z" />
			<path className="art-mark" d="M140 60h76l-4 16h-76" />
			<path className="art-ink" d="M146 68h56" />
			<path className="art-line" d="M238 122V98h14v24M262 122V80h14v42M286 122V58h14v64" />
			<path
				className="art-paper"
				d="M40 262v-32a40 40 0 0180 0v32M80 142a20 20 0 101 0zM280 262v-32a40 40 0 0180 0v32M320 142a20 20 0 101 0z"
			/>
			<path className="art-fill" d="M148 262v-20a52 52 0 01104 0v20zM200 126a27 27 0 101 0z" />
		</>
	),
	house: (
		<>
			<path className="art-soft" d="M124 126h186v100H124M20 226v-92l36-36 36 36v92" />
			<path className="art-paper" d="M36 226h328M252 80V44h28v60zM108 110h184v116H108zM74 226v-44M74 124a22 30 0 101 0z" />
			<path className="art-fill" d="M200 30l116 84H84z" />
			<path className="art-line" d="M134 138h44v40h-44zM156 138v40M134 158h44M222 226v-84h44v84M254 184v8" />
			<path className="art-paper" d="M334 226v-42M308 150h58v34h-58z" />
			<path className="art-mark" d="M318 159h42l-4 16h-42" />
			<path className="art-ink" d="M325 167h24" />
		</>
	),
	law: (
		<>
			<path className="art-soft" d="M110 232V112a90 90 0 01180 0v120" />
			<path
				className="art-paper"
				d="M122 182h160v24H122zM102 206h196v26H102zM142 182v24M262 182v24M200 48v134M118 72q82-16 164 0q-82-16-164 0"
			/>
			<path className="art-mark" d="M150 211h104l-4 16H146" />
			<path className="art-ink" d="M158 219h82" />
			<path className="art-line" d="M90 140l28-68 28 68M254 140l28-68 28 68" />
			<path className="art-fill" d="M86 140h64a32 32 0 01-64 0zM250 140h64a32 32 0 01-64 0zM200 36a10 10 0 101 0z" />
		</>
	),
	office: (
		<>
			<path className="art-soft" d="M50 226V96h60V60h60v166M240 226V70h64v40h46v116" />
			<path className="art-paper" d="M36 226h328M130 36h100v190H130zM68 130h62v96H68z" />
			<path className="art-hair" d="M130 68h100M130 100h100M130 132h100M130 164h100M130 196h100M163 36v190M197 36v190" />
			<path className="art-mark" d="M118 107h120l-4 18H114" />
			<path className="art-line" d="M84 150h12M104 150h12M84 170h12M104 170h12M84 190h12M104 190h12" />
			<path className="art-fill" d="M246 226V92h64v134zm14-116v10h12v-10zm24 0v10h12v-10zm-24 28v10h12v-10zm24 0v10h12v-10z" />
		</>
	),
} satisfies Record<DrawingName, ReactNode>;

/** A drawing of a photo's subject, shown until the photo loads. */
export function Drawing({ name }: { name: DrawingName }) {
	return (
		<svg className="art" viewBox="0 0 400 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable={false}>
			{drawings[name]}
		</svg>
	);
}
