/** Reads the site's `_headers`, so that the preview answers as a host does. */

export type HeaderRule = { pattern: string; headers: { name: string; value: string }[] }

/** Reads the format of Cloudflare Pages and Netlify: a path, possibly ending in `*`, and below it the indented headers of matching paths. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push({ name, value })
    else if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: [] })
  }
  return rules
}

/** The headers for a path, in the order of the rules. */
export const headersFor = (rules: readonly HeaderRule[], path: string): { name: string; value: string }[] =>
  rules.flatMap(({ pattern, headers }) => ((pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern) ? headers : []))
