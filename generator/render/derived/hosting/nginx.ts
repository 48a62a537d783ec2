import { groupBy } from '../../../core/group-by.ts'
import { decodePercents } from '../../../core/text.ts'
import { cacheControl } from '../headers.ts'
import { bothSpellings, type Former, type Hosting, pagePattern, queryPattern } from './hosting.ts'

/** The configuration for nginx 1.18 and later, included in a `server` block that sets `root`. */
export function nginxConfiguration({
  headers,
  redirects,
  gone,
  former,
  base,
  trailingSlash,
  sections,
}: Hosting): string {
  const header = ({ name, value }: { name: string; value: string }) => `add_header ${name} "${value}" always;`
  const serverErrors = `error_page 500 502 503 504 ${base}/500.html;`
  return `# ${base === '' ? '' : `The published folder is /srv/site${base}. `}In your server block, below "root /srv/site;":  include /srv/site${base}/.hosting/nginx.conf;
index index.html;
charset utf-8;
absolute_redirect off;
${
  trailingSlash
    ? ''
    : `location / {
  try_files $uri $uri.html $uri/index.html =404;
}
# The site may have been published with a slash at the end of addresses.
location ~ "${pagePattern(base)}/$" {
  return 301 $1$is_args$args;
}
`
}
gzip on;
gzip_vary on;
gzip_types text/css text/javascript application/javascript application/json application/manifest+json application/xml image/svg+xml;
# Sends the .gz files of "generate --compress".
gzip_static on;

error_page 404 410 ${base}/404.html;
${serverErrors}

${headers.map(header).join('\n')}
add_header Cache-Control "${cacheControl.others}" always;

# add_header in a location replaces all inherited headers, so they are repeated. Cache-Control has no "always": an error must not be cached for a year.
location ${base}/assets/ {
${headers.map((line) => `  ${header(line)}`).join('\n')}
  add_header Cache-Control "${cacheControl.assets}";
}
${sections
  .map(
    (section) =>
      `location ${base}/${section}/ {\n${trailingSlash ? '' : '  try_files $uri $uri.html =404;\n'}  error_page 404 ${base}/${section}/404.html;\n  ${serverErrors}\n}\n`,
  )
  .join('')}
location ~ \\.webmanifest$ {
  default_type application/manifest+json;
}
location ~ \\.ics$ {
  default_type text/calendar;
}

# Files for other hosts, and hidden files.
location ~ ^${base}/_(headers|redirects)$ {
  return 404;
}
location ~ /\\.(?!well-known/) {
  return 404;
}

${redirects.flatMap(({ from, to }) => bothSpellings(from).map((address) => `location = ${address} {\n  return 301 ${to}$is_args$args;\n}\n`)).join('')}${gone
  .flatMap(bothSpellings)
  .map((address) => `location = ${address} {\n  return 410;\n}\n`)
  .join('')}${formerLocations(former, trailingSlash)}`
}

/** nginx compares decoded addresses, and takes one location for each. */
function formerLocations(former: Hosting['former'], trailingSlash: boolean): string {
  const answer = ({ query, to, keepsQuery }: Former) => {
    const lines = to === undefined ? 'return 410;' : `return 301 ${to}${keepsQuery ? '$is_args$args' : ''};`
    return query === undefined
      ? `  ${lines}\n`
      : `  if ($args ~ "${queryPattern(query)}") {\n    ${lines}\n  }\n`
  }
  return [...groupBy(former, ({ spellings }) => spellings.at(-1)).values()]
    .flatMap((lines) => {
      const page =
        trailingSlash || lines.some(({ query }) => query === undefined)
          ? ''
          : '  try_files $uri $uri.html $uri/index.html =404;\n'
      return lines[0].spellings
        .filter(Boolean)
        .map(
          (spelling) => `location = "${decodePercents(spelling)}" {\n${lines.map(answer).join('')}${page}}\n`,
        )
    })
    .join('')
}
