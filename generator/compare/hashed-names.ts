/** Names of files that carry a digest of their content, as `assets/site-2YNOXYK2.css` and `assets/images/silkwood.WHQ1so2A-400.avif` do. */

/** After a dot eight characters or more; after a dash only those with a digit or capital, because `-template` is a word. */
const digest = /(assets\/[^"'?#\s,]*?)(?:\.[\w-]{8,}?|-(?=[a-z]*[A-Z\d])\w{8,})((?:-\d+)?\.[a-z\d]+)(?=[?#"'\s,]|$)/g

/** A text, an address or the path of a file without the digests in names of files. */
export const withoutDigests = (text: string): string => (text.includes('assets/') ? text.replace(digest, '$1$2') : text)
