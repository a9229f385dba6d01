import type { Headers, Policy } from "../policy.ts";
import { CONTENT_TYPES, HOST_FILES } from "../policy.ts";

/**
 * A Caddyfile. Caddy fetches the certificate of the site's address by itself.
 *
 * @param origin Where the site is published.
 */
export function caddyfile({ headers, folders, redirects }: Policy, origin: string): string {
	return `# Made by the build; do not edit. SITE_ADDRESS and SITE_ROOT say where to listen and what to serve.

(site_headers) {
	header {
${headerLines(headers, "\t\t")}
	}
	header ?Vary Accept-Encoding
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
${redirects.map(({ from, to }) => `\t\tredir ${from} ${to} 301\n\t\tredir ${from}/ ${to} 301\n`).join("")}
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

		# For files that exist: a 404 page below a folder is no part of it.
${folders.map(({ folder, headers: own }, index) => headersFor(`@folder${index}`, `${folder}*`, own)).join("\n")}
${Object.entries(CONTENT_TYPES)
	.toReversed() // Of several that match, Caddy takes the last.
	.map(([name, type], index) => headersFor(`@type${index}`, name.startsWith(".") ? `*${name}` : `*/${name}`, { "Content-Type": type }))
	.join("\n")}

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
		.map(([name, value]) => `${indent}${name} "${value}"`)
		.join("\n");

/** Headers of the existing files that a path matches. */
function headersFor(matcher: string, path: string, headers: Headers): string {
	return `		${matcher} {
			path ${path}
			file
		}
		header ${matcher} {
${headerLines(headers, "\t\t\t")}
		}`;
}
