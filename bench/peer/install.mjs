/**
 * Compiles the program with the website of this folder and with `Page.tsx` of the current folder, which all
 * generators of the comparison share.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compileInto } from '../../generator/system/program/program-file.mjs'

const home = join(import.meta.dirname, '..', '..')
const page = resolve('Page.tsx')
const sharedPage = {
  name: 'shared-page',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\/Page\.js$/ }, () => ({ path: page }))
    // Its packages are those of the program.
    onLoad({ filter: /\/Page\.tsx$/ }, () => ({
      contents: readFileSync(page, 'utf8'),
      loader: 'tsx',
      resolveDir: home,
    }))
  },
}
await compileInto(join(home, '.cache', 'peer', 'peer.cjs'), home, '../bench/peer/cli.ts', [sharedPage])
await compileInto(join(home, '.cache', 'peer', 'peer.unchanged.cjs'), home, 'commands/unchanged.ts')
