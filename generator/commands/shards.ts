/** `generate --shard` and `merge`: one site, rendered on many machines. */
import { join, relative } from 'node:path'
import { type Command, Option } from 'commander'
import type { SiteOptions } from '../load/site.ts'
import { generateShard } from '../pipeline/generate-shard.ts'
import { formatShard } from '../report/format.ts'
import { formatTimings } from '../report/summary.ts'
import type { Source } from '../shard/format.ts'
import { parseShard } from '../shard/which.ts'
import { defaultFolder } from '../shard/write.ts'
import { digestFiles } from '../system/file-digests.ts'
import { PublishError } from '../system/file-system.ts'
import { home, programDigest } from '../system/home.ts'
import { examples, siteOptions } from './options.ts'
import { printWarnings } from './print-summary.ts'
import { addPublishOptions, finished, type PublishFlags, publish, runOptions } from './publish.ts'

/** A shard publishes nothing: these options belong to `merge`. */
export const shardOption = () =>
  new Option('--shard <i/n>', 'render one part of the pages for `merge`: 2/7, or auto for the variables of a CI matrix').conflicts([
    'release',
    'adopt',
    'compress',
    'digest',
  ])

/** @param out the folder, if one was named */
export async function runShard(root: string, text: string, flags: PublishFlags, out: string | undefined): Promise<void> {
  const shard = parseShard(text, process.env)
  const site = siteOptions(flags)
  const options = { root, site, shard, source: readSource(root, site), out: out ?? defaultFolder(shard), ...runOptions(flags) }
  const summary = await finished(generateShard(options), flags.format)
  if (!summary) return
  printWarnings(summary.warnings, flags.format)
  if (!flags.quiet && flags.format !== 'json') console.log(formatShard(summary))
  if (flags.timings) console.log(formatTimings(summary.timings))
}

export function addMergeCommand(program: Command, root: string): void {
  addPublishOptions(program.command('merge'))
    .description('publish the pages that `generate --shard` rendered on other machines')
    .argument('[places...]', 'folders of shards, or folders that hold them (shards/)')
    .addHelpText(
      'after',
      examples(['npm run merge', 'publish the shards in shards/ to out/'], ['npm run merge -- artifacts --release', 'publish, and record the addresses']),
    )
    .action(async (places: string[], flags: PublishFlags) => {
      const source = readSource(root, siteOptions(flags))
      await publish(root, flags, { shards: { places: places.length > 0 ? places : ['shards'], source } })
    })
}

/** What the pages are made of: equal on all machines with the same files, program and options. */
function readSource(root: string, { today, address, drafts, index }: SiteOptions): Source {
  const folders = [...['data', 'content', 'static'].map((name) => ({ name, base: root })), { name: 'templates', base: home }]
  const files = folders.flatMap(({ name, base }) => {
    const digests = digestFiles([join(base, name)])
    if (!digests)
      throw new PublishError(`${name}/ holds a link to a folder, or something else than files.`, 'Machines cannot compare that: put files in its place.')
    return [...digests].map(([path, { digest }]) => [relative(base, path), digest] as const)
  })
  const options = { '--date': today, ...(address && { '--address': address }), ...(drafts && { '--drafts': 'set' }), ...(index && { '--index': 'set' }) }
  return { options, program: programDigest ?? '', node: process.version, files: Object.fromEntries(files) }
}
