import { expect, test } from "vitest";
import { photoSchema } from "./photo.ts";

const photo = (x: number, tag: string) => ({ id: "photo-1-a", alt: "A rack of cables", detail: { x, y: 10, w: 20, h: 20, tag } });

test("a tag has room in the narrowest print that shows it, from where its detail begins", () => {
	// 18 rem, of which 48 % are 8.64; 1 of them is space, and a character takes 0.4875.
	expect(photoSchema.safeParse(photo(52, "x".repeat(15))).success).toBe(true);
	const long = photoSchema.safeParse(photo(52, "x".repeat(16)));
	expect(long.error?.issues).toMatchObject([{ path: ["detail", "tag"], message: expect.stringContaining("a shorter tag") }]);
	expect(photoSchema.safeParse(photo(0, "x".repeat(28))).success).toBe(true);
});
