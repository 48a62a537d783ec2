import { cacheControl } from '../headers.ts'
import { bothSpellings, type Former, type Hosting, pagePattern } from './hosting.ts'

/** Caddy compares paths without regard to capitals, but for patterns; and it decodes queries. */
function formerLines({ pattern, query, to, keepsQuery }: Former, index: number): string {
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => ` \`${name}=${value}\``)
  const matcher = `@former${index} {\n	path_regexp \`^${pattern}$\`\n${pairs.length > 0 ? `	query${pairs.join('')}\n` : ''}}\n`
  return `${matcher}${to === undefined ? `error @former${index} 410` : `redir @former${index} ${to}${keepsQuery ? '{moved_query}' : ''} 301`}\n`
}

/** The configuration for Caddy 2.6 and later, imported in a site block that sets `root`. */
export function caddyConfiguration({
  headers,
  redirects,
  gone,
  former,
  base,
  trailingSlash,
  sections,
}: Hosting): string {
  const section = (name: string) => `	@${name} {
		expression {err.status_code} == 404
		path ${base}/${name}/*
	}
	handle @${name} {
		rewrite * ${base}/${name}/404.html
		file_server
	}
`
  return `# ${base === '' ? '' : `The published folder is /srv/site${base}. `}In your site block, below "root * /srv/site":  import /srv/site${base}/.hosting/Caddyfile
encode zstd gzip

header {
${headers.map(({ name, value }) => `	${name} "${value}"`).join('\n')}
}
@hashed path ${base}/assets/*
header @hashed Cache-Control "${cacheControl.assets}"
@named not path ${base}/assets/*
header @named Cache-Control "${cacheControl.others}"

@manifest path *.webmanifest
header @manifest Content-Type application/manifest+json
@calendar path *.ics
header @calendar Content-Type "text/calendar; charset=utf-8"

# Files for other hosts, and hidden files.
@hidden {
	path ${base}/_headers ${base}/_redirects */.*
	not path ${base}/.well-known/*
}
error @hidden 404

# Redirects keep the query, with its question mark.
map {query} {moved_query} {
	~^(.+)$ "?\${1}"
	default ""
}
${redirects.flatMap(({ from, to }) => bothSpellings(from).map((address) => `redir ${address} ${to}{moved_query} 301\n`)).join('')}${gone.length > 0 ? `@gone path ${gone.flatMap(bothSpellings).join(' ')}\nerror @gone 410\n` : ''}${former.map(formerLines).join('')}
${
  trailingSlash
    ? ''
    : `# The site may have been published with a slash at the end of addresses.
@slashed path_regexp slashed \`${pagePattern(base)}/$\`
redir @slashed {re.slashed.1}{moved_query} 301
try_files {path} {path}.html {path}/index.html
`
}file_server {
	# Sends the .br and .gz files of "generate --compress".
	precompressed br gzip
}

handle_errors {
	header Cache-Control "${cacheControl.others}"
${sections.map(section).join('')}	@missing expression {err.status_code} in [404, 410]
	handle @missing {
		rewrite * ${base}/404.html
		file_server
	}
	handle {
		rewrite * ${base}/500.html
		file_server
	}
}
`
}
