import { addressOfFile } from "./built-pages.ts";
import type { Headers, HeadersPolicy } from "./headers-policy.ts";
import { CONTENT_TYPES, HOST_FILES, HTML_FIRST, NEEDLESSLY_ENCODED, variesBy, WANTED } from "./headers-policy.ts";
import { mapped } from "./redirects.ts";

/**
 * A Caddyfile. Caddy fetches the certificate of the site's address by itself.
 *
 * @param origin Where the site is published.
 */
export function caddyfile({ headers, folders, files, redirects }: HeadersPolicy, origin: string): string {
	return `# Made by the build; do not edit. SITE_ADDRESS and SITE_ROOT say where to listen and what to serve.

(site_headers) {
	header {
${headerLines(headers, "\t\t")}
	}
	header ?Vary "${variesBy("")}"
	header -Server
}

{$SITE_ADDRESS:${origin}} {
	root * {$SITE_ROOT:/srv}

	route {
		import site_headers

		@method not method GET HEAD
		error @method 405

		# Addresses that no file can have, and files that are no addresses. Two slashes first: what a redirect makes of
		# them could lead to another host.
		@doubled expression {http.request.uri.path}.contains("//")
		error @doubled 404
		@unlisted {
			path *.br *.gz /404 /404/ /404.html ${HOST_FILES.join(" ")}
		}
		error @unlisted 404
		@unlikely path_regexp [\\x00-\\x1f\\x7f]|[^/]{240}|.{1000}
		error @unlikely 404
		# An address is compared as it was sent: %2F is no slash.
		@needless expression {http.request.orig_uri}.matches("(?i)^[^?]*${NEEDLESSLY_ENCODED}")
		error @needless 404
${redirects.length > 0 ? moved(redirects) : ""}
		# One address a page: no .html, no slash at the end.
		@index path /index /index.html
		route @index {
			uri replace {path} /
			redir {uri} 301
		}
		@html {
			path *.html
			file
		}
		route @html {
			uri strip_suffix .html
			redir {uri} 301
		}
		@slash path_regexp page ^(/.+)/$
		route @slash {
			@page file {re.page.1}.html
			route @page {
				uri strip_suffix /
				redir {uri} 301
			}
			error 404
		}

		# For clients that would rather have a page as Markdown.
${weights("{site_markdown}", WANTED.markdown)}
${weights("{site_html}", WANTED.html)}
		@markdown_home {
			path /
			expression ${PREFERS_MARKDOWN}
		}
		rewrite @markdown_home /index.md
		@markdown {
			expression ${PREFERS_MARKDOWN}
			file {path}.md
		}
		rewrite @markdown {path}.md

		# For files that exist: a 404 page below a folder is no part of it.
${folders.map(({ folder, headers: own }, index) => headersFor(`@folder${index}`, `${folder}*`, own)).join("\n")}
${Object.entries(CONTENT_TYPES)
	.toReversed() // Of several that match, Caddy takes the last.
	.map(([name, type], index) => headersFor(`@type${index}`, name.startsWith(".") ? `*${name}` : `*/${name}`, { "Content-Type": type }))
	.join("\n")}

${files.map(({ file, headers: own }, index) => headersFor(`@file${index}`, addressOfFile(file.slice(1)), own, file.endsWith(".html") ? PAGE : "")).join("\n")}
		# Set last, since the file server adds a Vary of its own.
		@twin {
			path *.md
			file
		}
		header @twin {
			Vary "${variesBy(".md")}"
			defer
		}
		@rendered {
			file ${PAGE}
		}
		header @rendered {
			Vary "${variesBy(".html")}"
			defer
		}

		try_files {path}.html {path}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		route {
			import site_headers
			@not_found expression {http.error.status_code} == 404
			route @not_found {
				rewrite * /404.html
				file_server {
					precompressed br gzip
				}
			}
			@refused expression {http.error.status_code} == 405
			header @refused Allow "GET, HEAD"
			respond {http.error.status_code}
		}
	}
}
`;
}

/** Redirects; the query goes between the address and its part. */
function moved(redirects: HeadersPolicy["redirects"]): string {
	const lines = mapped(redirects).map(({ pattern, address, part }) => `\t\t\t${pattern} "${address}" "${part}"`);
	return `		map {path} {site_moved} {site_part} {
${lines.join("\n")}
			default "" ""
		}
		@moved_asked expression {site_moved} != "" && {http.request.uri.query} != ""
		redir @moved_asked {site_moved}?{query}{site_part} 301
		@moved expression {site_moved} != ""
		redir @moved {site_moved}{site_part} 301
`;
}

const headerLines = (headers: Headers, indent: string) =>
	Object.entries(headers)
		.map(([name, value]) => `${indent}${name} "${value.replaceAll('"', '\\"')}"`)
		.join("\n");

/** The weight of the first type that an Accept names. With a letter, since Caddy would make a number of "1" and none of "0.9". */
function weights(name: string, types: (typeof WANTED)[keyof typeof WANTED]): string {
	const lines = types.flatMap(({ weighed, plain }) => [`"~(?i)${weighed}" "q\${1}"`, `"~(?i)${plain}" q1`]);
	return `		map {header.Accept} ${name} {
${[...lines, "default q0"].map((line) => `\t\t\t${line}`).join("\n")}
		}`;
}

/** Compared as texts, which are as long as their weights are exact. */
const PREFERS_MARKDOWN = `\`{site_markdown} != "q0" && ({site_markdown} > {site_html} || ({site_markdown} == {site_html} && !{http.request.header.Accept}.matches("(?i)${HTML_FIRST}")))\``;

/** What a page is built as. By the address that was asked, since Caddy compares paths without regard to case. */
const PAGE = "{path}.html {path}/index.html";

/** Headers of the existing files that a path matches, or for which such a file exists. */
function headersFor(matcher: string, path: string, headers: Headers, file = ""): string {
	return `		${matcher} {
			path ${path}
			${`file ${file}`.trim()}
		}
		header ${matcher} {
${headerLines(headers, "\t\t\t")}
		}`;
}
