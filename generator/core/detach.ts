/** A copy that does not keep the page of which the text is a part in memory: V8 only refers to the whole. */
export const detach = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le')
