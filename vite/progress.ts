/** A line that is written anew with each step of long work. */
export interface Progress {
	/** Counts one more step done. */
	step: () => void;
	/** Takes the line away. */
	end: () => void;
}

/**
 * Shows how far long work is: one line in a terminal, nothing in CI or where the output is kept.
 *
 * @param what The work in a few words, for example Share images.
 * @param total How many steps it has.
 */
export function progress(what: string, total: number, stream: NodeJS.WriteStream = process.stderr): Progress {
	const shown = stream.isTTY && !process.env.CI;
	let done = 0;
	const show = () => {
		if (shown) stream.write(`\r\u001b[K${what}: ${done} of ${total}`);
	};
	show();
	return {
		step: () => {
			done++;
			show();
		},
		end: () => {
			if (shown) stream.write("\r\u001b[K");
		},
	};
}
