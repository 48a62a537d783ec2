/**
 * Names of files that carry a digest of their content, as `assets/site-2YNOXYK2.css` and
 * `assets/images/silkwood.WHQ1so2A-400.avif` do.
 */
import type { Change } from './difference.ts'

/**
 * After a dot eight characters or more; after a dash only those with a digit or capital, because `-template`
 * is a word.
 */
const digest =
  /(assets\/[^"'?#\s,]*?)(?:\.[\w-]{8,}?|-(?=[a-z]*[A-Z\d])\w{8,})((?:-\d+)?\.[a-z\d]+)(?=[?#"'\s,]|$)/g

/** A text, an address or the path of a file without the digests in names of files. */
export const withoutDigests = (text: string): string =>
  text.includes('assets/') ? text.replace(digest, '$1$2') : text

/**
 * The files of which a page has another content than before, whatever else differs. All sizes and formats of
 * a picture are one.
 * @param isSame whether only the digest of a file is another one
 */
export function otherContents(before: string, after: string, isSame: (name: string) => boolean): Change[] {
  const [ours, theirs] = [before, after].map((html) => new Set(html.match(digest)))
  const known = new Set([...(ours ?? [])].map(withoutDigests))
  const files = [...(theirs ?? [])]
    .filter((name) => !ours?.has(name) && known.has(withoutDigests(name)) && !isSame(name))
    .map(withoutDigests)
  return [
    ...new Set(files.map((file) => `/${file.replace(/(?:-\d+)?\.(?:jpe?g|png|webp|avif|svg)$/, '')}`)),
  ].map((name) => ({
    kind: name.endsWith('.css')
      ? 'styling'
      : name.endsWith('.js')
        ? 'head'
        : /\.\w+$/.test(name)
          ? 'links'
          : 'pictures',
    what: 'content',
    before: name,
    after: name,
  }))
}
