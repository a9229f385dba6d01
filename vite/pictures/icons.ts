import { colorOf } from "../styles/tokens.ts";
import { box, type Picture } from "./picture.ts";

interface Logo {
	siteName: string;
	/** Width and height in pixels. */
	size: number;
	/** Whether to round the corners. Devices crop square tiles themselves. */
	rounded: boolean;
}

/** Returns the default icon: the first letter of the name on a blue tile, underlined in yellow. */
export function logo({ siteName, size, rounded }: Logo): Picture {
	// Devices may crop a tile to the middle 80%.
	const scale = rounded ? 1 : 0.8;
	const element = box(
		{
			flexDirection: "column",
			alignItems: "center",
			justifyContent: "center",
			width: "100%",
			height: "100%",
			backgroundColor: colorOf("stage"),
			borderRadius: rounded ? size * 0.19 : 0,
		},
		box(
			{ fontFamily: "display", fontSize: size * 0.72 * scale, lineHeight: 0.92, color: colorOf("on-stage") },
			siteName.slice(0, 1).toUpperCase(),
		),
		box({ width: size * 0.56 * scale, height: size * 0.12 * scale, backgroundColor: colorOf("cite") }),
	);
	return { element, width: size, height: size };
}
