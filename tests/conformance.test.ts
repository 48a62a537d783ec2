/** Every page of the real site, held against the HTML standard by the Nu checker of the W3C. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, projectRoot, sharedSite } from './project.ts'

const hasJava = spawnSync('java', ['-version']).status === 0
/** A run of half a minute: what the compiler of the virtual machine optimises does not pay, and its code needs more of the stack. */
const quickly = ['-Xss8m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1']
const checker = join(projectRoot, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar')

test.skipIf(!hasJava)('no page has an error or a warning of the Nu checker', () => {
  const out = sharedSite()
  expect(filesBelow(out).some((file) => file.endsWith('.html'))).toBe(true)
  const { stdout } = spawnSync('java', [...quickly, '-jar', checker, '--format', 'json', '--stdout', '--skip-non-html', out], {
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
