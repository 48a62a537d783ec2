/**
 * Limits of a text's markup, far above those of real texts. With nested parts, the time of the markdown
 * parser grows faster than the text: a pasted row of brackets could take minutes. One walk over the lines
 * finds that before.
 */
const most = {
  lines: 3000,
  /** Nested quotations and lists. */
  depth: 32,
  /** Nested brackets in one paragraph. */
  brackets: 100,
  /** Columns of indentation; two or more of them are one level of a list. */
  indent: 100,
  /** Lines that begin a heading, a list item, a quotation, a rule, a block of code or a definition. */
  blocks: 600,
  /** Characters that may begin or end a link, an emphasis, code, a footnote or an entity. */
  marks: 2000,
  /** Cells of tables: every row has as many as the widest. */
  cells: 1500,
}

const containers = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))*[ \t]*/
const container = />|[-+*]|\d+[.)]/g
const block = /^[ \t]*(?:#|>|[-+*=_]|\d{1,9}[.)]|`{3}|~{3}|\[[^\]]*\]:)/
const marks = /[[\]*_~`<&]|www\.|:\/\/|@/g

/** The first line of a text that exceeds a limit, and which limit; nothing for a text that can be read. */
export function findExcess(text: string): { line: number; reason: string } | undefined {
  const found = { blocks: 0, marks: 0, brackets: 0, rows: 0, columns: 0 }
  for (const [index, line] of text.split('\n').entries()) {
    const reason = index < most.lines ? excessOf(line, found) : `the text has more than ${most.lines} lines`
    if (reason !== undefined) return { line: index + 1, reason }
  }
  return undefined
}

/** Which limit this line exceeds, if any. `found` has the counts of the lines before. */
function excessOf(
  line: string,
  found: Record<'blocks' | 'marks' | 'brackets' | 'rows' | 'columns', number>,
): string | undefined {
  const [start = ''] = containers.exec(line) ?? []
  const depth = start.match(container)?.length ?? 0
  if (depth > most.depth)
    return `quotations or lists are nested ${depth} deep here; ${most.depth} is the limit`
  const indent = /^\s*/.exec(line)?.[0].length ?? 0
  if (indent > most.indent && indent < line.length)
    return `the line is indented by ${indent} columns; ${most.indent} is the limit`
  if (block.test(line) && ++found.blocks > most.blocks)
    return `headings, list items and other blocks are more than ${most.blocks} here`
  found.marks += line.match(marks)?.length ?? 0
  if (found.marks > most.marks)
    return `the characters [ ] * _ ~ \` < & @ and addresses are more than ${most.marks} here`
  if (line.trim() === '') found.brackets = 0
  for (const [bracket] of line.matchAll(/[[\]]/g)) {
    found.brackets = bracket === '[' ? found.brackets + 1 : Math.max(0, found.brackets - 1)
    if (found.brackets > most.brackets) return `more than ${most.brackets} brackets "[" are open here`
  }
  const columns = line.split('|').length
  if (columns === 1) return undefined
  found.rows++
  found.columns = Math.max(found.columns, columns)
  return found.rows * found.columns > most.cells
    ? `tables have more than ${most.cells} cells here`
    : undefined
}
