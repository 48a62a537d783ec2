/**
 * Strings that mean harm, by what they try. None of them is a secret: they are the usual ones, and a test may
 * add any other.
 */

const long = 'lang '.repeat(500)

/** For fields of free text: what tries to leave its place in a page, a script, a feed or a sitemap. */
export const texts: readonly string[] = [
  // Scripts and what closes them
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</script/x><img src=x onerror=alert(1)>',
  '<!--<script>',
  '--><script>alert(1)</script><!--',
  '--!><script>alert(1)</script>',
  '\u2028</script>\u2029',
  '\x24{alert(1)}`+alert(1)+`',
  // Elements that run something or take the page over
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<style>@import "//evil.example/x.css"</style>',
  '<template shadowrootmode=open><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<plaintext>',
  '</title><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '</main></body></html><script>alert(1)</script>',
  '<\u017fcript>alert(1)</\u017fcript>',
  // Attributes and what closes them
  '" onmouseover="alert(1)',
  '` onmouseover=`alert(1)',
  "'><script>alert(1)</script>",
  '" autofocus onfocus=alert(1) x="',
  '&quot; onclick=&quot;alert(1)',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;script&amp;gt;',
  'a&#x0;b &#xD800; &notanentity; &',
  // Addresses in a place for text
  'javascript:alert(1)',
  'https://evil.example/',
  // XML, JSON and lists of lines
  ']]><script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script><![CDATA[',
  '<![CDATA[x]]>',
  '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;',
  '<?xml version="1.0"?><?php echo 1 ?>',
  '</entry><entry><id>x</id></entry>',
  '</loc></url><url><loc>https://evil.example/</loc></url>',
  '","start_url":"https://evil.example/","x":"',
  '\\u003cscript\\u003e \\" \\',
  'x\nContent-Security-Policy: default-src *',
  'x\n/* https://evil.example/ 301',
  // Templates, formats and objects
  '{{constructor.constructor("alert(1)")()}}',
  '<%= 1 %> #{1} {% brand %} $& $1 $` %s %00',
  '__proto__',
  'constructor',
  'toString',
  'undefined',
  'null',
  // Letters
  'ﬁancé \u0130\u0131 \u1e9e ẞ',
  'e\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301',
  '\u{1f469}\u200d\u{1f3a4} \u{e0041}',
  '\u200b\u00ad\u2060x',
  'شكرا עברית',
  long,
  'a'.repeat(2000),
  '<'.repeat(500),
]

/** Addresses that no link may lead to. */
export const badLinks: readonly string[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  '&#x6A&#x61vascript:alert(1)',
  'java&Tab;script:alert(1)',
  '%6Aavascript:alert(1)',
  'javascript://host.example/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'DATA:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://host.example/x',
  'file:///etc/passwd',
  'view-source:javascript:alert(1)',
  'jar:https://evil.example!/x',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  '/&#9;/evil.example/',
  '/&#92;evil.example/',
  '&#47;&#47;evil.example/',
  '/%09/evil.example/',
  '/.//evil.example/',
  '/" onclick="alert(1)',
  '/><script>alert(1)</script>',
  "/'onclick='alert(1)",
  '#" onclick="alert(1)',
  'https://evil.example/" onclick="alert(1)',
  'https://a@evil.example\\@host.example/',
  'tel:1',
  '?x=javascript:alert(1)',
  '__proto__',
]

/** Signs that no text may hold: control characters, halves of signs, noncharacters, turners of direction. */
export const refusedSigns: readonly string[] = [
  ...'\0\u0001\b\x0b\f\r\x1b\x7f\u0080\u009b',
  ...['\ud800', '\udfff', '\ufffe', '\uffff', '\ufdd0', '\u{1fffe}'],
  ...'\u202a\u202e\u2066\u2069\ufffd',
]
