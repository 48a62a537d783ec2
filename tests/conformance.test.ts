/** The real site, held against the HTML standard by the Nu checker of the W3C: two pages of every family; every page in a deep run. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteOptions } from '../generator/commands/site-options.ts'
import { fileOfAddress } from '../generator/core/addresses.ts'
import { groupBy } from '../generator/core/group-by.ts'
import { planSite } from '../generator/pipeline/plan-site.ts'
import { isDeep, sampled } from './depth.ts'
import { projectRoot, sharedSite } from './project.ts'

const hasJava = spawnSync('java', ['-version']).status === 0
/** A run of half a minute: what the compiler of the virtual machine optimises does not pay, and its code needs more of the stack. */
const quickly = ['-Xss8m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1']
const checker = join(projectRoot, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar')

test.skipIf(!hasJava)('no page has an error or a warning of the Nu checker', async () => {
  const out = sharedSite()
  const files = isDeep ? [out] : await twoOfEachFamily(out)
  expect(files).not.toEqual([])
  const { stdout } = spawnSync('java', [...quickly, '-jar', checker, '--format', 'json', '--stdout', '--skip-non-html', ...files], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  const { messages } = JSON.parse(stdout) as { messages: { type: string; subType?: string; url: string; message: string; extract?: string }[] }
  const found = messages
    .filter(({ type, subType }) => type === 'error' || subType === 'warning' || type === 'non-document-error')
    // Files on a disk have no origin, so nothing there is the policy's 'self', and the checker takes structured data for scripts. Whether pages keep
    // to their policy is what the browser tests see.
    .filter(({ message }) => !message.includes('violates Content Security Policy (meta tag)'))
    // Browsers follow this source expression of the HTML standard; the checker does not know it.
    .filter(({ message }) => !message.includes("Unrecognized source-expression 'inline-speculation-rules'"))
  expect(found.slice(0, 5).map(({ url, message, extract }) => `${url.split('/out/')[1]}: ${message} ${extract ?? ''}`)).toEqual([])
})

/** The files of the first page of each family and of one in its middle. */
async function twoOfEachFamily(out: string): Promise<string[]> {
  const { pages, site } = await planSite(projectRoot, siteOptions())
  return [...groupBy(pages, ({ family }) => family).values()].flatMap((own) => sampled(own, 2).map(({ path }) => join(out, fileOfAddress(path, site.settings))))
}
