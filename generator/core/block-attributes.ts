/**
 * Replaces the attributes of blocks in markdown, such as `{to=/contact/}` behind `::button[Call us]`.
 * @param replace gets them with their braces, and what is behind them on the line
 */
export const withBlockAttributes = (markdown: string, replace: (attributes: string, rest: string) => string): string =>
  markdown.replace(/^([ \t]*:{2,}[\w-]+)([{[].*)$/gm, (line, name: string, behind: string) => {
    const close = behind.lastIndexOf('}')
    const open = behind.startsWith('{') ? 0 : behind.lastIndexOf(']{', close) + 1
    if (close === -1 || !behind.startsWith('{', open)) return line
    const rest = behind.slice(close + 1)
    return name + behind.slice(0, open) + replace(behind.slice(open, close + 1), rest) + rest
  })
