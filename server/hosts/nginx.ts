import type { Policy } from "../policy.ts";
import { ACCEPTS, CONTENT_TYPES, HOST_FILES } from "../policy.ts";

const quote = (text: string) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
const literal = (text: string) => text.replaceAll(".", "\\.");

/**
 * An nginx configuration for `conf.d`: everything inside `http { … }` that the site needs.
 *
 * nginx has no module for files that are compressed with brotli beforehand, so they are chosen by map; then nginx no
 * longer knows the content type, so that is a map, too. Every header is set in one place with a map for its
 * value: an `add_header` in a location would silently drop all the others.
 */
export function nginxConfig({ headers, folders, redirects }: Policy): string {
	const names = Object.keys(headers);
	const variable = (name: string) => `$site_${name.toLowerCase().replaceAll("-", "_")}`;
	const differing = names.filter((name) => folders.some(({ headers: own }) => name in own));

	const headerMaps = differing.map((name) =>
		map(
			"$uri",
			variable(name),
			folders.filter(({ headers: own }) => name in own).map(({ folder, headers: own }): [string, string] => [`~^${folder}`, own[name] ?? ""]),
			headers[name] ?? "",
		),
	);
	const typeMap = map(
		"$uri",
		"$site_type",
		Object.entries(CONTENT_TYPES).map(([name, type]): [string, string] => [
			`~${name.startsWith(".") ? "" : "/"}${literal(name)}(\\.br|\\.gz)?$`,
			type,
		]),
		"",
	);
	return `# Made by the build; do not edit. For /etc/nginx/conf.d/.

${map(
	"$uri",
	"$site_file",
	[
		["/", "/index.html"],
		["~\\.[a-z0-9]+$", "$uri"],
	],
	"$uri.html",
)}
${map(
	"$http_accept_encoding",
	"$site_variant",
	[
		[`~*${ACCEPTS.br}`, ".br"],
		[`~*${ACCEPTS.gzip}`, ".gz"],
	],
	"",
)}
${map(
	"$uri",
	"$site_encoding",
	[
		["~\\.br$", "br"],
		["~\\.gz$", "gzip"],
	],
	"",
)}
${typeMap}
# nginx's own short answers (redirects, refusals) bring their type.
${map("$sent_http_content_type", "$site_content_type", [["", "$site_type"]], "")}
${map("$status", "$site_allow", [["405", "GET, HEAD"]], "")}
${headerMaps.join("\n")}
${
	redirects.length > 0
		? map(
				"$uri",
				"$site_moved",
				redirects.flatMap(({ from, to }): [string, string][] => [
					[from, to],
					[`${from}/`, to],
				]),
				"",
			)
		: ""
}
server {
	listen 80;
	root /usr/share/nginx/html;

	server_tokens off;
	absolute_redirect off;
	merge_slashes off;
	types { }
	default_type "";

${names.map((name) => `\tadd_header ${name} ${differing.includes(name) ? variable(name) : quote(headers[name] ?? "")} always;`).join("\n")}
	add_header Vary Accept-Encoding always;
	add_header Allow $site_allow always;
	add_header Content-Type $site_content_type always;
	add_header Content-Encoding $site_encoding always;

	error_page 404 @not_found;
	if ($request_method !~ ^(GET|HEAD)$) { return 405; }
${redirects.length > 0 ? "\tif ($site_moved) { return 301 $site_moved; }\n" : ""}
	location / {
		try_files $site_file$site_variant $site_file =404;
	}
	location @not_found {
		try_files /404.html$site_variant /404.html =404;
	}

	# Files that are no addresses. Two slashes first: what a redirect makes of them could lead to another host.
	location ~ // { return 404; }
	location ~ ^/404(\\.html)?/?$ { return 404; }
	location ~ \\.(br|gz)$ { return 404; }
${HOST_FILES.map((file) => `\tlocation = ${file} { return 404; }`).join("\n")}

	# One address a page: no .html, no slash at the end.
	location ~ ^/index(\\.html)?$ { return 301 /$is_args$args; }
	location ~ ^(?<site_page>/.+)\\.html$ {
		if (!-f $document_root$site_page.html) { return 404; }
		return 301 $site_page$is_args$args;
	}
	location ~ ^(?<site_page>/.+)/$ {
		if (!-f $document_root$site_page.html) { return 404; }
		return 301 $site_page$is_args$args;
	}
}
`;
}

function map(source: string, target: string, entries: readonly (readonly [string, string])[], fallback: string): string {
	const lines = [...entries, ["default", fallback] as const].map(([key, value]) => `\t${quote(key)} ${quote(value)};`);
	return `map ${source} ${target} {\n${lines.join("\n")}\n}`;
}
