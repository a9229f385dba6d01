import { pathOfFile } from "./built-pages.ts";
import type { Headers, HeadersPolicy } from "./headers-policy.ts";
import { CONTENT_TYPES, FIRST_NAMED, HOST_FILES, NEEDLESSLY_ENCODED, variesBy } from "./headers-policy.ts";
import { mapped } from "./redirects.ts";

/** Returns a Caddyfile for a site at `origin`. Caddy obtains the certificate by itself. */
export function caddyfile({ headers, folders, files, redirects }: HeadersPolicy, origin: string): string {
	const moves = mapped(redirects).map(({ pattern, address, part }) => `\t\t\t${pattern} "${address}" "${part}"`);
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

		# Files without a URL, and paths that no file can have. Double slashes come first: redirecting them could lead to
		# another host.
		@doubled expression {http.request.uri.path}.contains("//")
		error @doubled 404
		@unlisted {
			path *.br *.gz /404 /404/ /404.html ${HOST_FILES.join(" ")}
		}
		error @unlisted 404
		@unlikely path_regexp [\\x00-\\x1f\\x7f]|[^/]{240}|.{1000}
		error @unlikely 404
		# URLs are compared as they were sent: %2F is not a slash.
		@needless expression {http.request.orig_uri}.matches("(?i)^[^?]*${NEEDLESSLY_ENCODED}")
		error @needless 404

		# The query goes between the URL and its fragment.
		map {path} {site_moved} {site_part} {
${moves.join("\n")}
			default "" ""
		}
		@moved_with_query expression {site_moved} != "" && {http.request.uri.query} != ""
		redir @moved_with_query {site_moved}?{query}{site_part} 301
		@moved expression {site_moved} != ""
		redir @moved {site_moved}{site_part} 301

		# One URL per page: no .html, no trailing slash.
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

		# Pages are served as Markdown when Accept names it before HTML.
		map {header.Accept} {site_named} {
			"~(?i)${FIRST_NAMED}" "\${1}"
			default ""
		}
		@markdown {
			expression {site_named}.matches("(?i)markdown")
			file {path}.md {path}/index.md
		}
		rewrite @markdown {http.matchers.file.relative}

		# For existing files only: a 404 below a folder must not get the folder's headers.
${folders.map(({ folder, headers: own }, index) => headersFor(`@folder${index}`, `${folder}*`, own)).join("\n")}
${Object.entries(CONTENT_TYPES)
	.toReversed() // The last match wins in Caddy.
	.map(([name, type], index) => headersFor(`@type${index}`, name.startsWith(".") ? `*${name}` : `*/${name}`, { "Content-Type": type }))
	.join("\n")}

${files.map(({ file, headers: own }, index) => headersFor(`@file${index}`, pathOfFile(file.slice(1)), own, file.endsWith(".html") ? PAGE : "")).join("\n")}
		# Set last, since the file server adds its own Vary.
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

const headerLines = (headers: Headers, indent: string) =>
	Object.entries(headers)
		.map(([name, value]) => `${indent}${name} "${value.replaceAll('"', '\\"')}"`)
		.join("\n");

/** The file of a page. A file matcher, since Caddy's path matcher ignores case. */
const PAGE = "{path}.html {path}/index.html";

/** Sets headers for paths that match and whose file exists. */
function headersFor(matcher: string, path: string, headers: Headers, file = ""): string {
	return `		${matcher} {
			path ${path}
			${`file ${file}`.trim()}
		}
		header ${matcher} {
${headerLines(headers, "\t\t\t")}
		}`;
}
