import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { photoOf } from "./fields/photo.ts";
import { aFile, change, hasAny, placeholders, problems, spoilACopy } from "./load.test.setup.ts";
import { loadContent } from "./load.ts";
import { markdownFiles } from "./reading/content-files.ts";
import { pictureNames } from "./reading/pictures.ts";
import { formatProblem } from "./reading/problem.ts";
import { aboutView } from "./views/about.ts";
import { homeView } from "./views/home.ts";

spoilACopy();

const aPicture = (name: string) => {
	mkdirSync("content/pictures", { recursive: true });
	writeFileSync(join("content/pictures", name), "a picture, as far as the model knows");
};

/** Expects that the photo that `file` names, of-tests.jpg, is a mistake until the picture and its alternative text are there. */
function expectCheckedPhoto(file: string, alt: string) {
	change(file, (text) => text.replace(/^photo: .*\n/m, "").replace(/^name: /m, "photo: of-tests.jpg\nname: "));
	expect(problems().map(formatProblem)).toEqual([
		expect.stringMatching(new RegExp(`^${file}:\\d+ {2}photo: found "of-tests.jpg"; allowed: a picture in`)),
	]);
	aPicture("of-tests.jpg");
	change("content/photos.md", (text) => text.replace(/\n---\s*$/, `\n  - id: of-tests.jpg\n    alt: ${alt}\n---\n`));
}

test("a picture of one's own that is missing is told with its line, in an article and among the photos", () => {
	const file = aFile("services");
	aPicture("of-tests.jpg");
	const lines = readFileSync(file, "utf8").trimEnd().split("\n").length;
	change(file, (text) => `${text.trimEnd()}\n\n![Us](of-tsets.jpg) ![Us](of-tests.jpg) ![Far](https://a.example/b.jpg)\n`);
	change("content/photos.md", (text) => text.replace(/\n---\s*$/, "\n  - id: floor-plan.png\n    alt: Our office\n---\n"));
	const photo = readFileSync("content/photos.md", "utf8").split("\n").indexOf("  - id: floor-plan.png") + 1;
	const there = pictureNames().join(", ");
	expect(problems().map(formatProblem)).toEqual([
		expect.stringMatching(
			new RegExp(`^content/photos\\.md:${photo} {2}photos\\.\\d+\\.id: found floor-plan\\.png; allowed: a file in content/pictures: ${there}$`),
		),
		`${file}:${lines + 2}  picture: found of-tsets.jpg; allowed: a file in content/pictures: ${there}; did you mean "of-tests.jpg"?`,
		`${file}:${lines + 2}  picture: found https://a.example/b.jpg; allowed: a file in content/pictures: ${there}`,
	]);
});

test("a picture of one's own is a photo once content/photos.md has its alternative text", () => {
	const file = aFile("posts");
	aPicture("of-tests.jpg");
	change(file, (text) => text.replace(/^photo: .*$/m, "photo: of-tests.jpg"));
	const line = readFileSync(file, "utf8").split("\n").indexOf("photo: of-tests.jpg") + 1;
	expect(problems().map(formatProblem)).toEqual([
		`${file}:${line}  photo: found "of-tests.jpg"; allowed: a picture in content/pictures that content/photos.md describes; add there, below photos: "- id: of-tests.jpg" and, below id, "alt: " with what is seen`,
	]);
	const photos = readFileSync("content/photos.md", "utf8");
	change("content/photos.md", (text) => text.replace(/\n---\s*$/, "\n  - id: of-tests.jpg\n---\n"));
	expect(problems().map(formatProblem)).toEqual([
		expect.stringMatching(
			/^content\/photos\.md:\d+ {2}photos\.\d+\.alt: found nothing; allowed: text \(What is seen, for people who do not see it\)$/,
		),
	]);
	writeFileSync("content/photos.md", photos);
	change("content/photos.md", (text) => text.replace(/\n---\s*$/, "\n  - id: of-tests.jpg\n    alt: Our team\n---\n"));
	const content = loadContent({ placeholders });
	expect(photoOf(content, "of-tests.jpg").url).toMatch(/^\/assets\/of-tests-[\w-]{8}$/);
});

test.runIf(hasAny("testimonials"))("a testimonial may have a photo, which is checked as every other", () => {
	expectCheckedPhoto(aFile("testimonials"), "Our client");
	const content = loadContent({ placeholders });
	const [shown] = homeView(content, content.home).testimonials.filter(({ photo }) => photo?.id === "of-tests.jpg");
	expect(shown?.photo).toMatchObject({ id: "of-tests.jpg", alt: "Our client" });
});

test("a person may have a photo, which is checked as every other; with nobody named, About us has nobody", () => {
	const [file = "none"] = markdownFiles("people");
	expectCheckedPhoto(file, "One of us");
	const content = loadContent({ placeholders });
	const [shown] = aboutView(content, content.aboutPage).people.filter(({ photo }) => photo);
	expect(shown?.photo).toMatchObject({ id: "of-tests.jpg", alt: "One of us" });
	const signed = aFile("services");
	change(signed, (text) => text.replace(/^author: .*\n/m, "").replace("---\n", `---\nauthor: ${JSON.stringify(shown?.name)}\n`));
	const after = loadContent({ placeholders });
	const author = aboutView(after, after.aboutPage).people.find(({ photo }) => photo);
	expect(author?.writes.map(({ path }) => path)).toContain(after.services.find(({ file: name }) => name === signed)?.path);
	change("content/pages/about-us.md", (text) => text.replace(/^peopleTitle: .*\n/m, ""));
	expect(loadContent({ placeholders }).aboutPage.data.peopleTitle).not.toBe("");
	expect(aboutView({ ...content, people: [] }, content.aboutPage).people).toEqual([]);
});

test("a photo may be given by its address at the host, and not by the address of its page", () => {
	const file = aFile("posts");
	change("content/photos.md", (text) => text.replace(/\n---\s*$/, "\n  - id: photo-1-a\n    alt: Our street\n---\n"));
	change(file, (text) => text.replace(/^photo: .*$/m, "photo: https://images.unsplash.com/photo-1-a?w=1200&q=80"));
	expect(loadContent({ placeholders }).posts[0]?.data.photo).toBe("photo-1-a");
	change(file, (text) => text.replace(/^photo: .*$/m, "photo: https://unsplash.com/photos/laptop-on-a-desk-hpjSkU2UYSU"));
	expect(problems().map(formatProblem)[0]).toContain("The page of a photo does not name its file: open the photo alone");
});
