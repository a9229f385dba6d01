import { expect, test } from "vitest";
import { widthOf } from "./service-wall.tsx";

/** How many stand in each row of twelve columns. */
function rowsOf(count: number): number[] {
	const rows: number[] = [];
	let free = 0;
	for (let index = 0; index < count; index++) {
		const span = Number(/^lg:col-span-(\d+)$/.exec(widthOf(index, count))?.[1]);
		if (span > free) {
			rows.push(0);
			free = 12;
		}
		free -= span;
		rows[rows.length - 1] = (rows.at(-1) ?? 0) + 1;
	}
	return rows;
}

test.each([
	[4, [2, 2]],
	[5, [2, 3]],
	[6, [2, 2, 2]],
	[7, [2, 3, 2]],
	[8, [2, 3, 3]],
	[9, [2, 3, 2, 2]],
])("%i services leave no card alone: %j in the rows", (count, rows) => {
	expect(rowsOf(count)).toEqual(rows);
});
