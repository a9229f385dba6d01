import type { DrawingName } from "../../shared/content-types.ts";

/** A path's class (art.css) and its data. */
type Path = readonly ["line" | "fill" | "ink" | "paper" | "hair" | "soft" | "mark", string];

/** The drawings, 400 by 260 units. Slots crop about 40 units on the left and right, and 20 at the top and bottom. */
const drawings: Record<DrawingName, readonly Path[]> = {
	chart: [
		["soft", "M76 54h256v172H76"],
		["paper", "M60 38h256v172H60zM82 188h160"],
		["mark", "M82 58h92l-4 16H78"],
		["ink", "M88 66h74"],
		["line", "M92 188v-32h28v32M134 188v-56h28v56M296 74a20 20 0 11-20-20v20z"],
		["fill", "M176 188v-86h28v86z"],
		["paper", "M319 195l10-10 38 38-10 10zM290 106a48 48 0 101 0z"],
		["line", "M262 170l20-20 12 12 26-28M302 134h18v18"],
	],
	writing: [
		["soft", "M100 48h190v230H100"],
		["paper", "M84 32h190v240H84zM110 60h70"],
		["mark", "M106 104h116l-4 16H102"],
		["ink", "M110 112h102"],
		["hair", "M110 86h138M110 138h110M110 162h64M110 232h138"],
		["line", "M110 200q14-30 18-12t-6 12q16-24 22-14t2 14q16-26 24-14t26-2"],
		["paper", "M198 190l8-34 22 26zl14-14"],
		["fill", "M206 154l112-112a16 16 0 0124 24L228 180z"],
	],
	link: [
		["soft", "M60 62h152v99H60m180-73h136v124H240"],
		["paper", "M44 46h152v99H44zm0 18h152m28 8h136v124H224zm0 18h136"],
		["mark", "M60 78h92l-4 16H56"],
		["ink", "M66 86h74"],
		["fill", "M142 98h48a28 28 0 010 56h-48a28 28 0 010-56m0 14a14 14 0 000 28h48a14 14 0 000-28z"],
		["paper", "M210 98h48a28 28 0 010 56h-48a28 28 0 010-56m0 14a14 14 0 000 28h48a14 14 0 000-28z"],
		["fill", "M181 98h9a28 28 0 0128 28h-14a14 14 0 00-14-14h-9"],
	],
	code: [
		["soft", "M99 54h225v140H99"],
		["paper", "M92 38h216v156H92zM48 194h304q0 22-22 22H70q-22 0-22-22z"],
		["mark", "M132 100h92l-4 16h-92"],
		["ink", "M138 108h72"],
		["hair", "M166 62h70M194 84h40"],
		["line", "M114 62h38M138 84h42M138 132h62M114 156h34"],
		["paper", "M240 96h112v82H240z"],
		["fill", "M242 98h108v14H242z"],
		["line", "M280 129l-16 16 16 16M312 129l16 16-16 16M301 127l-10 36"],
	],
	assistant: [
		["soft", "M88 122h244v106H88"],
		["fill", "M202 30h138v52h-14v18l-20-18H202zm18 14v6h96v-6zm0 18v6h56v-6z"],
		["paper", "M72 106h244v106H118l-26 24v-24H72z"],
		["fill", "M112 122q4 18 22 22q-18 4-22 22q-4-18-22-22q18-4 22-22zM280 146h14v14h-14z"],
		["mark", "M156 145h112l-4 16H152"],
		["ink", "M162 153h92"],
		["hair", "M156 128h138M156 178h138M156 194h60"],
	],
	shop: [
		["soft", "M104 84h224v142H104"],
		["paper", "M40 226h320M88 80h224v146H88z"],
		["line", "M228 226v-96h60v96M112 130h92v76h-92zM134 206l6-44h36l6 44M148 162a10 12 0 0120 0"],
		["mark", "M238 144h44l-4 16h-44"],
		["ink", "M246 152h26"],
		["paper", "M90 36h220l20 44a26 24 0 01-52 0 26 24 0 01-52 0 26 24 0 01-52 0 26 24 0 01-52 0 26 24 0 01-52 0z"],
		["fill", "M134 38h44l-4 42a26 20 0 01-52 0zM222 38h44l12 42a26 20 0 01-52 0z"],
	],
	clinic: [
		["soft", "M96 60h160v178H96"],
		["paper", "M80 44h160v178H80z"],
		["fill", "M130 34h60v20h-60zM112 76h12v36h-12zM100 88h36v12h-36zM246 142a18 18 0 101 0z"],
		["mark", "M156 78h64l-4 16h-64"],
		["ink", "M160 86h46"],
		["hair", "M160 108h40M100 208h90"],
		["line", "M100 160h28l12-26 20 52 14-26h54"],
		["ink", "M272 40h-12v50a32 32 0 0064 0V40h-12M292 122v82a23 23 0 01-46 0v-26"],
	],
	servers: [
		["soft", "M100 50h180v184H100"],
		["paper", "M84 34h180v52H84zM84 100h180v52H84zM84 166h180v52H84zM104 86v14M244 86v14M104 152v14M244 152v14"],
		["mark", "M138 118h62l-4 16h-62"],
		["ink", "M144 126h44"],
		["hair", "M142 60h48"],
		["line", "M104 60h16M104 126h16M104 192h16M220 50v20M232 50v20M244 50v20M220 116v20M232 116v20M244 116v20"],
		["fill", "M334 232h-50a42 42 0 1140-54h10a27 27 0 010 54zm-46-62l-16 16h11v18h10v-18h11z"],
	],
	team: [
		["soft", "M132 46h200v116H132"],
		["paper", "M116 30h200v116H116z"],
		["mark", "M140 60h76l-4 16h-76"],
		["ink", "M146 68h56"],
		["line", "M238 122V98h14v24M262 122V80h14v42M286 122V58h14v64"],
		["paper", "M40 262v-32a40 40 0 0180 0v32M80 142a20 20 0 101 0zM280 262v-32a40 40 0 0180 0v32M320 142a20 20 0 101 0z"],
		["fill", "M148 262v-20a52 52 0 01104 0v20zM200 126a27 27 0 101 0z"],
	],
	house: [
		["soft", "M124 126h186v100H124M20 226v-92l36-36 36 36v92"],
		["paper", "M36 226h328M252 80V44h28v60zM108 110h184v116H108zM74 226v-44M74 124a22 30 0 101 0z"],
		["fill", "M200 30l116 84H84z"],
		["line", "M134 138h44v40h-44zM156 138v40M134 158h44M222 226v-84h44v84M254 184v8"],
		["paper", "M334 226v-42M308 150h58v34h-58z"],
		["mark", "M318 159h42l-4 16h-42"],
		["ink", "M325 167h24"],
	],
	law: [
		["soft", "M110 232V112a90 90 0 01180 0v120"],
		["paper", "M122 182h160v24H122zM102 206h196v26H102zM142 182v24M262 182v24M200 48v134M118 72q82-16 164 0q-82-16-164 0"],
		["mark", "M150 211h104l-4 16H146"],
		["ink", "M158 219h82"],
		["line", "M90 140l28-68 28 68M254 140l28-68 28 68"],
		["fill", "M86 140h64a32 32 0 01-64 0zM250 140h64a32 32 0 01-64 0zM200 36a10 10 0 101 0z"],
	],
	office: [
		["soft", "M50 226V96h60V60h60v166M240 226V70h64v40h46v116"],
		["paper", "M36 226h328M130 36h100v190H130zM68 130h62v96H68z"],
		["hair", "M130 68h100M130 100h100M130 132h100M130 164h100M130 196h100M163 36v190M197 36v190"],
		["mark", "M118 107h120l-4 18H114"],
		["line", "M84 150h12M104 150h12M84 170h12M104 170h12M84 190h12M104 190h12"],
		["fill", "M246 226V92h64v134zm14-116v10h12v-10zm24 0v10h12v-10zm-24 28v10h12v-10zm24 0v10h12v-10z"],
	],
};

/** A drawing of a photo's subject, shown until the photo loads. */
export function Drawing({ name }: { name: DrawingName }) {
	return (
		<svg className="art" viewBox="0 0 400 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable={false}>
			{drawings[name].map(([kind, data]) => (
				<path key={data} className={`art-${kind}`} d={data} />
			))}
		</svg>
	);
}
