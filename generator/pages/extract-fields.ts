/** What is known of a finished page as values for JSON, for files with a line for each page. */
import type { PageExtract } from '../check/pages.ts'

type Links = PageExtract['links']
type Pictures = PageExtract['pictures']
export type ExtractFields = readonly [
  targets: Links['targets'],
  parts: Links['parts'],
  ids: Links['ids'],
  names: Pictures['names'],
  photographs: Pictures['photographs'],
  textDigest: string | undefined,
  sketch: string | undefined,
]

export const fieldsOf = ({ links: { targets, parts, ids }, pictures: { names, photographs }, textDigest, sketch }: PageExtract): ExtractFields => [
  targets,
  parts,
  ids,
  names,
  photographs,
  textDigest,
  sketch && base64Of(sketch),
]

export const extractOf = ([targets, parts, ids, names, photographs, textDigest, sketch]: ExtractFields): PageExtract => ({
  links: { targets, parts, ids },
  pictures: { names, photographs },
  ...(textDigest && { textDigest }),
  ...(sketch && { sketch: numbersOf(sketch) }),
})

const bytesOfNumber = 4

/** The lowest byte of each number first, whatever the order of the machine. */
function base64Of(numbers: Uint32Array): string {
  const bytes = Buffer.allocUnsafe(numbers.length * bytesOfNumber)
  for (const [index, number] of numbers.entries()) bytes.writeUInt32LE(number, index * bytesOfNumber)
  return bytes.toString('base64')
}

function numbersOf(text: string): Uint32Array {
  const bytes = Buffer.from(text, 'base64')
  return Uint32Array.from({ length: bytes.length / bytesOfNumber }, (_, index) => bytes.readUInt32LE(index * bytesOfNumber))
}
