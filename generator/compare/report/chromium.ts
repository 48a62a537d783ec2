/** The browser for screenshots, which only developers have. */
import { spawnSync } from 'node:child_process'
import type { Browser } from 'playwright-core'
import { UsageError } from '../../core/usage-error.ts'

/** Quiet: the browser itself asks nothing of the network. */
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update']

/** @throws UsageError when the browser, or what drives it, is not installed */
export async function launchChromium(): Promise<Browser> {
  const executablePath = requireChromium()
  const { chromium } = await import('playwright-core').catch(() => {
    throw new UsageError('--screenshots needs playwright-core, which is not installed.', 'Run "npm ci" with the packages for developers.')
  })
  return chromium.launch({ executablePath, args: flags, handleSIGINT: false, handleSIGTERM: false })
}

/**
 * The program that `CHROMIUM` names; else the first of the usual ones.
 * @throws UsageError when there is none
 */
export function requireChromium(): string {
  const { CHROMIUM } = process.env
  const candidates = CHROMIUM ? [CHROMIUM] : ['chromium', 'chromium-browser', 'google-chrome']
  const paths = candidates.map((name) => spawnSync('sh', ['-c', 'command -v "$1"', 'sh', name], { encoding: 'utf8' }).stdout.trim())
  const found = paths.find((path) => path !== '')
  if (found !== undefined) return found
  throw new UsageError(
    CHROMIUM ? `CHROMIUM names "${CHROMIUM}", which does not exist.` : '--screenshots needs a Chromium, and none is installed.',
    'Install one (on Debian: apt-get install chromium), or name it: CHROMIUM=/path/to/it.',
  )
}
