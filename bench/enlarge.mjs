/**
 * Makes a large project of the real one, to measure speed: `node bench/enlarge.mjs --pages 10000 --into
 * FOLDER`. The folder gets `data/`, `content/` and `static/`; run the program in it: `node
 * <here>/generator/bin.mjs`. Equal input gives equal files. The result is not committed.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'

const { values } = parseArgs({ options: { pages: { type: 'string' }, into: { type: 'string' } } })
const pages = Number(values.pages)
if (!(pages > 0) || values.into === undefined) {
  console.error('Usage: node bench/enlarge.mjs --pages <number> --into <empty folder>')
  process.exit(64)
}
const home = join(import.meta.dirname, '..')
register({ tsconfig: join(home, 'tsconfig.json') })
const { enlarge } = await import('./enlarge/enlarge.ts')
const made = await enlarge(home, pages, values.into)
console.log(`${made.pages} pages: ${made.acts} acts, ${made.cities} cities with every act. In ${values.into}`)
