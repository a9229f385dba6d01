import type { Headers, HeadersPolicy } from "./headers-policy.ts";
import { ACCEPTS, CONTENT_TYPES, FIRST_ACCEPTED_TYPE, HOST_FILES, NONCANONICAL_ESCAPE, varyHeader } from "./headers-policy.ts";
import { redirectPatterns } from "./redirects.ts";

const quote = (text: string) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
const literal = (text: string) => text.replaceAll(".", "\\.");
const variable = (header: string) => `$site_${header.toLowerCase().replaceAll("-", "_")}`;

/**
 * Returns an nginx configuration for `conf.d`, inside `http { … }`. The official nginx image has no brotli module, so a map picks
 * the `.br` file. nginx then can't tell the content type, so another map sets it. Headers come from maps, since an `add_header`
 * in a location drops all others.
 */
export function nginxConfig({ headers, folders, files, redirects }: HeadersPolicy): string {
	const rules: (readonly [pattern: string, own: Headers])[] = [
		...files.map(({ file, headers: own }) => [file, own] as const),
		...folders.map(({ folder, headers: own }) => [`~^${literal(folder)}`, own] as const),
	];
	const names = [...new Set([headers, ...rules.map(([, own]) => own)].flatMap((of) => Object.keys(of)))];
	const headerMaps = names.map((name) => {
		const entries = rules.flatMap(([pattern, own]) => (own[name] === undefined ? [] : [[pattern, own[name]] as const]));
		return map("$site_plain", variable(name), entries, headers[name]);
	});
	const types = Object.entries(CONTENT_TYPES).map(
		([name, type]) => [`~${name.startsWith(".") ? "" : "/"}${literal(name)}(\\.br|\\.gz)?$`, type] as const,
	);
	const moves = redirectPatterns(redirects).map(({ pattern, url, fragment }) => [pattern, `${url}$is_args$args${fragment}`] as const);

	return String.raw`# Made by the build. In the copy in /etc/nginx/conf.d/, set only server_name and root.

# Room for many long URLs.
map_hash_bucket_size 256;
map_hash_max_size 16384;

# The file without the extension of its compressed variant.
map $uri $site_plain {
	"~^(?<site_stem>.+)\.(br|gz)$" $site_stem;
	default $uri;
}
map $uri $site_file {
	"/" "/index.html";
	"~\.[a-z0-9]+$" "$uri";
	default "$uri.html";
}
# Pages are served as Markdown when Accept names it before HTML.
map $http_accept $site_named { "~*${FIRST_ACCEPTED_TYPE}" $1; default ""; }
map "$site_named:$uri" $site_wanted {
	"markdown:/" "/index.md";
	"~*^markdown:(?<site_asked>/.*[^/])$" "$site_asked.md";
	default "$site_file";
}
map $http_accept_encoding $site_variant {
	"~*${ACCEPTS.br}" ".br";
	"~*${ACCEPTS.gzip}" ".gz";
	default "";
}
map $uri $site_encoding {
	"~\.br$" "br";
	"~\.gz$" "gzip";
	default "";
}
map $site_plain $site_vary {
	"~\.(html|md)$" "${varyHeader(".html")}";
	default "${varyHeader("")}";
}
${map("$uri", "$site_type", types)}
# nginx's own short responses (redirects, errors) already have a type.
map $sent_http_content_type $site_content_type { "" $site_type; default ""; }
map $status $site_allow { 405 "GET, HEAD"; default ""; }
${map("$uri", "$site_moved", moves)}
${headerMaps.join("\n")}

server {
	listen 80;
	root /usr/share/nginx/html;

	server_tokens off;
	absolute_redirect off;
	merge_slashes off;
	types { }
	default_type "";

${names.map((name) => `\tadd_header ${name} ${variable(name)} always;`).join("\n")}
	add_header Vary $site_vary always;
	add_header Allow $site_allow always;
	add_header Content-Type $site_content_type always;
	add_header Content-Encoding $site_encoding always;

	error_page 404 @not_found;
	if ($request_method !~ ^(GET|HEAD)$) { return 405; }
	# URLs are compared as sent: %2F is not a slash.
	if ($request_uri ~* "^[^?]*${NONCANONICAL_ESCAPE}") { return 404; }
	if ($site_moved) { return 301 $site_moved; }

	location / {
		try_files $site_wanted$site_variant $site_wanted $site_file$site_variant $site_file =404;
	}
	location @not_found {
		try_files /404.html$site_variant /404.html =404;
	}

	# Files without a URL. Double slashes come first: redirecting them could lead to another host.
	location ~ // { return 404; }
	location ~ ^/404(\.html)?/?$ { return 404; }
	location ~ \.(br|gz)$ { return 404; }
${HOST_FILES.map((file) => `\tlocation = ${file} { return 404; }`).join("\n")}

	# One URL per page: no .html, no trailing slash.
	location ~ ^/index(\.html)?$ { return 301 /$is_args$args; }
	location ~ ^(?<site_page>/.+)(\.html|/)$ {
		if (!-f $document_root$site_page.html) { return 404; }
		return 301 $site_page$is_args$args;
	}
}
`;
}

function map(source: string, target: string, entries: readonly (readonly [key: string, value: string])[], fallback = ""): string {
	const lines = entries.map(([key, value]) => `\t${quote(key)} ${quote(value)};`);
	return [`map ${source} ${target} {`, ...lines, `\tdefault ${quote(fallback)};`, "}"].join("\n");
}
