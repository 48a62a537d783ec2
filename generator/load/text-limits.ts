/**
 * Limits of a text's markup, far above those of real texts. With nested parts, the time of the markdown parser grows faster than the text: a
 * pasted row of brackets could take minutes. One walk over the lines finds that before.
 */

/** Nested quotations and lists. */
const mostDepth = 32

/** Nested brackets in one paragraph. */
const mostBrackets = 100

const mostLines = 3000

/** Columns of indentation; two or more of them are one level of a list. */
const mostIndent = 100

/** Lines that begin a heading, a list item, a quotation, a rule, a block of code or a definition. */
const mostBlocks = 600

/** Characters that may begin or end a link, an emphasis, code, a footnote or an entity. */
const mostMarks = 2000

/** Cells of tables: every row has as many as the widest. */
const mostCells = 1500

const containers = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))*[ \t]*/
const container = />|[-+*]|\d+[.)]/g
const block = /^[ \t]*(?:#|>|[-+*=_]|\d{1,9}[.)]|`{3}|~{3}|\[[^\]]*\]:)/
const marks = /[[\]*_~`<&]|www\.|:\/\/|@/g

/** The first line of a text that exceeds a limit, and which limit; nothing for a text that can be read. */
export function findExcess(text: string): { line: number; reason: string } | undefined {
  const found: Found = { lines: 0, blocks: 0, marks: 0, brackets: 0, rows: 0, columns: 0 }
  for (const [index, line] of text.split('\n').entries()) {
    const reason = excessOf(line, found)
    if (reason !== undefined) return { line: index + 1, reason }
  }
  return undefined
}

type Found = Record<'lines' | 'blocks' | 'marks' | 'brackets' | 'rows' | 'columns', number>

/** Which limit this line exceeds, if any. `found` has the counts of the lines before. */
function excessOf(line: string, found: Found): string | undefined {
  if (++found.lines > mostLines) return `the text has more than ${mostLines} lines`
  const [start = ''] = containers.exec(line) ?? []
  const depth = start.match(container)?.length ?? 0
  if (depth > mostDepth) return `quotations or lists are nested ${depth} deep here; ${mostDepth} is the limit`
  const indent = /^\s*/.exec(line)?.[0].length ?? 0
  if (indent > mostIndent && indent < line.length) return `the line is indented by ${indent} columns; ${mostIndent} is the limit`
  if (block.test(line) && ++found.blocks > mostBlocks) return `headings, list items and other blocks are more than ${mostBlocks} here`
  found.marks += line.match(marks)?.length ?? 0
  if (found.marks > mostMarks) return `the characters [ ] * _ ~ \` < & @ and addresses are more than ${mostMarks} here`
  if (line.trim() === '') found.brackets = 0
  for (const [bracket] of line.matchAll(/[[\]]/g)) {
    found.brackets = bracket === '[' ? found.brackets + 1 : Math.max(0, found.brackets - 1)
    if (found.brackets > mostBrackets) return `more than ${mostBrackets} brackets "[" are open here`
  }
  const columns = line.split('|').length
  if (columns === 1) return undefined
  found.rows++
  found.columns = Math.max(found.columns, columns)
  return found.rows * found.columns > mostCells ? `tables have more than ${mostCells} cells here` : undefined
}
