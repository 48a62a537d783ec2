import { escapePattern } from '../../../core/text.ts'
import { cacheControl } from '../headers.ts'
import { type Former, type Hosting, pagePattern, queryPattern } from './hosting.ts'

/** The types of files and of their compressed copies. The server's own list may lack some of them. */
const types = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  ics: 'text/calendar; charset=utf-8',
  webmanifest: 'application/manifest+json',
  avif: 'image/avif',
  woff2: 'font/woff2',
}

/**
 * Directives that apply only where all of these modules are loaded: an unknown directive turns every response
 * into a 500.
 */
const ifLoaded = (modules: readonly string[], lines: readonly string[]): string =>
  [...modules.map((name) => `<IfModule mod_${name}.c>`), ...lines, ...modules.map(() => '</IfModule>')].join(
    '\n',
  )

/**
 * Rules, and not `RedirectMatch`: that cannot read a query, and encodes the target again. They read the
 * address below the folder of this file, decoded, as the visitor sent it.
 */
const formerLines = ({ pattern, query, to, keepsQuery }: Former, base: string): string[] => [
  'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
  ...(query === undefined ? [] : [`RewriteCond %{QUERY_STRING} "${queryPattern(query)}"`]),
  `RewriteRule "^${pattern.slice(escapePattern(base).length).replace(/^\/(?!\?)/, '')}$" ${to === undefined ? '- [G]' : `"${to.replaceAll('%', '\\%')}" [R=301,L,NE${keepsQuery ? '' : ',QSD'}]`}`,
]

/** The `.htaccess` for Apache 2.4. It needs `AllowOverride All`. */
export function apacheConfiguration({
  headers,
  redirects,
  gone,
  former,
  base,
  trailingSlash,
  sections,
}: Hosting): string {
  const bare = (address: string) => escapePattern(address.replace(/\/$/, ''))
  const copies = (ending: string) => [
    `RewriteCond %{HTTP:Accept-Encoding} \\b${ending === 'gz' ? 'gzip' : 'br'}\\b`,
    `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
    `RewriteRule ^(.+)$ $1.${ending} [L]`,
  ]
  return `# Apache reads this file if "AllowOverride All" is set for its folder.
# mod_rewrite needs FollowSymLinks or SymLinksIfOwnerMatch.
Options -Indexes +SymLinksIfOwnerMatch
AddDefaultCharset utf-8
${ifLoaded(['dir'], ['DirectoryIndex index.html', ...(trailingSlash ? [] : ['# The page of /blog is blog.html, although there is a folder blog/.', 'DirectorySlash Off'])])}

ErrorDocument 404 ${base}/404.html
ErrorDocument 410 ${base}/404.html
ErrorDocument 500 ${base}/500.html
${sections.map((name) => `<If "%{REQUEST_URI} =~ m#^${base}/${name}/#">\n  ErrorDocument 404 ${base}/${name}/404.html\n</If>`).join('\n')}

${ifLoaded(
  ['alias'],
  [
    '# Files for other hosts, and hidden files.',
    'RedirectMatch 404 "/\\.(?!well-known/)"',
    `RedirectMatch 404 "^${escapePattern(base)}/_(headers|redirects)$"`,
    ...redirects.map(({ from, to }) => `RedirectMatch 301 "^${bare(from)}/?$" "${to}"`),
    ...gone.map((address) => `RedirectMatch 410 "^${bare(address)}/?$"`),
  ],
)}

${former.length > 0 ? `${ifLoaded(['rewrite'], ['# Addresses of a former site, and of another one.', 'RewriteEngine On', ...former.flatMap((one) => formerLines(one, base))])}\n\n` : ''}${ifLoaded(
  ['headers'],
  [
    ...headers.map(({ name, value }) => `Header always set ${name} "${value}"`),
    `Header always set Cache-Control "${cacheControl.others}"`,
    `<If "%{REQUEST_URI} =~ m#^${base}/assets/# && -f %{REQUEST_FILENAME}">`,
    `  Header always set Cache-Control "${cacheControl.assets}"`,
    '</If>',
  ],
)}

${Object.entries(types)
  .map(([ending, type]) => `<FilesMatch "\\.${ending}(\\.br|\\.gz)?$">\n  ForceType "${type}"\n</FilesMatch>`)
  .join('\n')}

${ifLoaded(['rewrite'], ['RewriteEngine On', ...(trailingSlash ? [] : ['# The site may have been published with a slash at the end of addresses.', 'RewriteCond %{ENV:REDIRECT_STATUS} ^$', `RewriteCond %{REQUEST_URI} "${pagePattern(base)}/$"`, 'RewriteRule ^ %1 [R=301,L]', 'RewriteCond %{REQUEST_FILENAME} !-f', 'RewriteCond %{REQUEST_FILENAME}.html -f', 'RewriteRule ^(.+)$ $1.html [L]'])])}

# Sends the .br and .gz files of "generate --compress".
${ifLoaded(['rewrite', 'headers', 'env'], [...copies('br'), ...copies('gz')])}
${['br', 'gz']
  .map(
    (ending) => `<FilesMatch "\\.${ending}$">
${ifLoaded(['mime'], ['RemoveType .gz'])}
${ifLoaded(['headers', 'env'], [`Header always set Content-Encoding "${ending === 'gz' ? 'gzip' : 'br'}"`, 'Header always append Vary Accept-Encoding', 'SetEnv no-gzip 1', 'SetEnv no-brotli 1'])}
</FilesMatch>`,
  )
  .join('\n')}

${ifLoaded(
  ['deflate', 'filter'],
  [
    'AddOutputFilterByType DEFLATE text/html text/css text/plain text/javascript application/javascript application/json application/manifest+json application/xml image/svg+xml',
  ],
)}
`
}
