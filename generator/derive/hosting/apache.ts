import { cacheControl } from '../headers.ts'
import type { Hosting } from './hosting.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** For Apache 2.4, as the `.htaccess` of the site's folder, where `AllowOverride All` lets it speak. */
export function apacheConfiguration({ headers, redirects, gone, base, trailingSlash, sections }: Hosting): string {
  const sectionPage = (name: string) => `<If "%{REQUEST_URI} =~ m#^${base}/${name}/#">\n  ErrorDocument 404 ${base}/${name}/404.html\n</If>\n`
  return `# Apache reads this file by itself where its folder has "AllowOverride All".
Options -Indexes
DirectoryIndex index.html
${trailingSlash ? '' : '# blog.html stands beside blog/, and is the page.\nDirectorySlash Off\n'}AddDefaultCharset utf-8
AddType application/manifest+json .webmanifest
AddType image/avif .avif
AddType font/woff2 .woff2

ErrorDocument 404 ${base}/404.html
ErrorDocument 410 ${base}/404.html
ErrorDocument 500 ${base}/500.html
${sections.map(sectionPage).join('')}
# For other hosts, or for nobody.
RedirectMatch 404 "/\\.(?!well-known/)"
RedirectMatch 404 "^${escaped(base)}/_(headers|redirects)$"
${redirects.map(({ from, to }) => `RedirectMatch 301 "^${escaped(from.replace(/\/$/, ''))}/?$" "${to}"\n`).join('')}${gone.map((address) => `RedirectMatch 410 "^${escaped(address.replace(/\/$/, ''))}/?$"\n`).join('')}
<IfModule mod_headers.c>
${headers.map(({ name, value }) => `  Header always set ${name} "${value}"`).join('\n')}
  Header always set Cache-Control "${cacheControl.others}"
  <If "%{REQUEST_URI} =~ m#^${base}/assets/# && -f %{REQUEST_FILENAME}">
    Header always set Cache-Control "${cacheControl.assets}"
  </If>
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
${trailingSlash ? '' : '  RewriteCond %{REQUEST_FILENAME} !-f\n  RewriteCond %{REQUEST_FILENAME}.html -f\n  RewriteRule ^(.+?)/?$ $1.html [L]\n'}  # Takes the .br and .gz files of "generate --compress".
  RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
  RewriteCond %{REQUEST_FILENAME}.br -f
  RewriteRule ^(.+)$ $1.br [L]
  RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
  RewriteCond %{REQUEST_FILENAME}.gz -f
  RewriteRule ^(.+)$ $1.gz [L]
</IfModule>
${['br', 'gz']
  .map(
    (ending) => `<FilesMatch "\\.${ending}$">
  RemoveType .gz
  <IfModule mod_headers.c>
    Header always set Content-Encoding "${ending === 'gz' ? 'gzip' : 'br'}"
    Header always append Vary Accept-Encoding
  </IfModule>
  SetEnv no-gzip 1
  SetEnv no-brotli 1
</FilesMatch>
`,
  )
  .join('')}${Object.entries({
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain',
})
  .map(
    ([ending, type]) =>
      `<FilesMatch "\\.${ending}\\.(br|gz)$">\n  ForceType "${type}${/html|txt|css|js/.test(ending) ? '; charset=utf-8' : ''}"\n</FilesMatch>\n`,
  )
  .join('')}
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/plain text/javascript application/javascript application/json application/manifest+json application/xml image/svg+xml
</IfModule>
`
}
