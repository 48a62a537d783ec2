/** What the attributes and style sheets of a drawing refer to. */
import type { Rule } from 'css-tree'
import { decodePercents } from '../core/text.ts'

export type Css = Pick<typeof import('css-tree'), 'parse' | 'walk' | 'tokenize' | 'tokenTypes' | 'string' | 'url'>

/** A reference to an element of the drawing, and how often it draws that element: a group draws its fill with each element inside it. */
export type Reference = { id: string; use: 'as a child' | 'once' | 'each element' | 'each vertex' }

/** What a rule of a style sheet refers to, and what selects its elements; `*` selects any. */
export type StyleReferences = { selectors: readonly string[]; references: readonly Reference[] }

/** The targets of all references in a style sheet, a list of declarations or a single value: `#a`, or an address outside the drawing. */
export function targetsIn(styles: string, { tokenize, tokenTypes, string, url }: Css): string[] {
  const found: string[] = []
  let calls = 0
  tokenize(styles, (type, start, end) => {
    const token = styles.slice(start, end)
    const isName = type === tokenTypes.AtKeyword || type === tokenTypes.Function
    // Escapes can hide names, and no drawing program writes them.
    if (token.toLowerCase() === '@import' || (isName && token.includes('\\'))) found.push(token)
    if (type === tokenTypes.BadUrl) found.push(token)
    if (type === tokenTypes.Url) found.push(url.decode(token))
    if (type === tokenTypes.Function) calls++
    if (type === tokenTypes.RightParenthesis) calls = Math.max(0, calls - 1)
    // url("…"), src("…"), image-set("…" 2x): the functions that load something are those with texts.
    if (type === tokenTypes.String && calls > 0) found.push(string.decode(token))
  })
  return found
}

/** The references within the drawing of the value of a property, which may be an attribute. */
export function referencesOf(property: string, value: string, css: Css): Reference[] {
  if (!value.includes('(')) return []
  const use = repetitionOf(property)
  return targetsIn(value, css).flatMap((target) => (target.startsWith('#') ? [{ id: idOf(target), use }] : []))
}

/** The id of a target, whose characters may be written as in addresses. */
export const idOf = (target: string): string => decodePercents(target.slice(1))

function repetitionOf(property: string): Reference['use'] {
  if (/^marker(?:-mid)?$/i.test(property)) return 'each vertex'
  // Elements inside a group inherit these, and variables.
  return /^(?:fill|stroke|marker-.*|--.*)$/i.test(property) ? 'each element' : 'once'
}

/** The references within the drawing of a style sheet, or of the declarations in an attribute. */
export function styleReferences(styles: string, context: 'stylesheet' | 'declarationList', css: Css): StyleReferences[] {
  if (!styles.includes('(')) return []
  const found: StyleReferences[] = []
  css.walk(css.parse(styles, { context, parseValue: false }), function (node) {
    if (node.type !== 'Declaration' && node.type !== 'Raw') return
    const value = node.type === 'Raw' ? node.value : node.value.type === 'Raw' ? node.value.value : ''
    // What is no declaration to this parser may be one to a browser.
    const references = referencesOf(node.type === 'Declaration' ? node.property : '--', value, css)
    // Steps of an animation select no element by themselves.
    const isPlain = this.atrule === null || ['media', 'supports', 'layer'].includes(this.atrule.name)
    if (references.length > 0) found.push({ selectors: isPlain && this.rule ? selectorsOf(this.rule, css) : ['*'], references })
    return css.walk.skip
  })
  return found
}

/** More elements than the rule has, never fewer: each that has one of its classes, ids or names. */
function selectorsOf({ prelude }: Rule, { walk }: Css): string[] {
  const names: string[] = []
  walk(prelude, (node) => {
    if (node.type === 'ClassSelector') names.push(`.${node.name}`)
    if (node.type === 'IdSelector') names.push(`#${node.name}`)
    if (node.type === 'TypeSelector') names.push(node.name.replace(/^.*\|/, ''))
    if (node.type === 'NestingSelector' || node.type === 'Raw' || (node.type === 'PseudoClassSelector' && node.children !== null)) names.push('*')
  })
  return names.length === 0 || names.includes('*') ? ['*'] : names
}
