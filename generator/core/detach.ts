/** A copy that does not keep the page of which the text is a part in memory: V8 only refers to the whole. */
export const detach = <Text extends string>(text: Text): Text => {
  // One byte a character where that is possible: a text of two bytes a character would be kept as such.
  const encoding = /^[\0-\xff]*$/.test(text) ? 'latin1' : 'utf16le'
  return Buffer.from(text, encoding).toString(encoding) as Text
}
