/** Reads `_redirects`, in the format of Netlify and Cloudflare Pages. */
import { escapePattern } from '../../../core/text.ts'

type Rule = { from: string; to: string; status: number }

/**
 * Reads `from to status` on each line, `*` for the rest of an address, which `:splat` repeats in the target.
 * A rule for a page that is gone (410) has no target; a rule with another status than a redirect's is none.
 * @returns the answer at an address, with or without the slash at its end; nothing where no rule applies
 */
export function redirectReader(text: string): (address: string) => Pick<Rule, 'to' | 'status'> | undefined {
  const rules = text.split('\n').flatMap(parseRule)
  // The first rule that matches applies.
  const exact = new Map(rules.map((rule) => [withoutSlash(rule.from), rule] as const).reverse())
  const patterns = rules.flatMap((rule) =>
    rule.from.endsWith('*')
      ? [{ ...rule, pattern: new RegExp(`^${escapePattern(rule.from.slice(0, -1))}(.*)$`) }]
      : [],
  )
  return (address) => {
    const rule = exact.get(withoutSlash(address))
    if (rule) return rule
    for (const { to, status, pattern } of patterns) {
      const [, rest] = pattern.exec(address) ?? []
      if (rest !== undefined) return { to: to.replace(':splat', () => rest), status }
    }
    return undefined
  }
}

/** Hosts treat an address with and without a slash at its end alike. */
export const withoutSlash = (address: string): string => address.replace(/(?<=.)\/$/, '')

function parseRule(line: string): Rule[] {
  const [from = '', second = '', third = ''] = line
    .replace(/(?:^|\s)#.*$/, '')
    .trim()
    .split(/\s+/)
  const [to, code] = /^\d{3}!?$/.test(second) ? ['', second] : [second, third]
  const status = Number.parseInt(code || '301', 10)
  const isRule = from.startsWith('/') && (status === 410 || (to !== '' && status >= 300 && status < 400))
  return isRule ? [{ from, to, status }] : []
}
