/** The rules that differ between two stylesheets, as esbuild writes them: well-formed and without comments. */
import type { StyleRules } from '../difference.ts'

/** Classes with the colour of a picture while it loads: they follow from the pictures. */
const tint = /(?:^| )\.tint-\d+$/

/** @returns nothing when only the tints of pictures differ */
export function changedRules(before: string, after: string): StyleRules | undefined {
  const [ours, theirs] = [rulesOf(before), rulesOf(after)]
  const differing = [...new Set([...ours.keys(), ...theirs.keys()])].filter((selector) => ours.get(selector) !== theirs.get(selector))
  const named = differing.filter((selector) => !tint.test(selector))
  if (named.length === 0 && differing.length > 0) return undefined
  return {
    added: named.filter((selector) => !ours.has(selector)),
    removed: named.filter((selector) => !theirs.has(selector)),
    changed: named.filter((selector) => ours.has(selector) && theirs.has(selector)),
  }
}

/** These hold rules; what any other block holds are declarations. */
const conditional = /^@(?:media|supports|layer|container|scope|starting-style)\b/

/** The declarations of each selector, in their order. */
function rulesOf(css: string, condition = '', rules = new Map<string, string>()): Map<string, string> {
  for (let at = 0; at < css.length; ) {
    const open = indexOutsideStrings(css, at, '{;')
    const prelude = css.slice(at, open).trim()
    const isBlock = css[open] === '{'
    const close = isBlock ? endOfBlock(css, open) : open
    const body = isBlock ? css.slice(open + 1, close) : ''
    const name = `${condition}${prelude}`.replace(/\s+/g, ' ')
    if (conditional.test(prelude) && isBlock) rulesOf(body, `${name} `, rules)
    else if (prelude !== '') rules.set(name, `${rules.get(name) ?? ''}${body}\n`)
    at = close + 1
  }
  return rules
}

/** The index of the first of some characters outside strings; the end when there is none. */
function indexOutsideStrings(css: string, from: number, wanted: string): number {
  for (let at = from; at < css.length; at++) {
    const char = css[at] ?? ''
    if (char === '\\') at++
    else if (char === '"' || char === "'") at = css.indexOf(char, at + 1) === -1 ? css.length : css.indexOf(char, at + 1)
    else if (wanted.includes(char)) return at
  }
  return css.length
}

function endOfBlock(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at = indexOutsideStrings(css, at + 1, '{}')) {
    depth += css[at] === '{' ? 1 : -1
    if (depth === 0) return at
  }
  return css.length
}
