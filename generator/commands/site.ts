/** The commands that generate and serve the site. */
import type { Command } from 'commander'
import { addressOption, examples, portNumber, type SiteFlags, siteOptions } from './options.ts'
import { addPublishOptions, type PublishFlags, publish, threadsOf } from './publish.ts'
import { addMergeCommand, runShard, shardOption } from './shards.ts'
import { programKey, readInputs, rememberRun } from './unchanged.ts'

export function addSiteCommands(program: Command, root: string): void {
  addPublishOptions(program.command('generate', { isDefault: true }))
    .description('check the data, render every page, publish to out/')
    .option('--force', 'render every page and compare every file of out/ with it, also when nothing changed since the last run')
    .addOption(shardOption())
    .addHelpText(
      'after',
      examples(
        ['npm run generate', 'write the whole site to out/'],
        ['npm run generate -- --out ../site', 'write it somewhere else'],
        ['npm run release', 'publish, and record the addresses: commit data/addresses.txt'],
        ['npm run generate -- --address https://preview.example/pr-12', 'make a preview; search engines stay away'],
        ['npm run generate -- --quiet --digest', 'compare two machines'],
      ),
    )
    .action(async ({ shard, ...flags }: PublishFlags & { shard?: string }, command: Command) => {
      if (shard !== undefined) return runShard(root, shard, flags, command.getOptionValueSource('out') === 'cli' ? flags.out : undefined)
      const run = readInputs(root)
      const summary = await publish(root, flags, { threads: threadsOf(run), ...(run && { keep: programKey(run) }) })
      if (summary && !flags.release) rememberRun(root, run, summary, flags)
    })

  addMergeCommand(program, root)

  program
    .command('dev')
    .description('serve the site from its sources and show every saved change at once; out/ is not touched')
    .option('--port <number>', 'where to listen', portNumber, 4000)
    .addOption(addressOption())
    .addHelpText('after', examples(['npm run dev', 'see the site while you write'], ['npm run dev -- --port 8080', 'listen elsewhere']))
    .action(async ({ port, address }: { port: number } & SiteFlags) => {
      const { dev } = await import('../serve/dev.ts')
      console.log(`Ready on ${await dev({ root, port, site: siteOptions({ ...(address !== undefined && { address }), drafts: true }) })} (Ctrl-C stops)`)
    })

  program
    .command('preview')
    .description('serve out/ on this machine, with its 404 page')
    .option('--out <folder>', 'what to serve', 'out')
    .option('--port <number>', 'where to listen', portNumber, 4173)
    .addHelpText('after', examples(['npm run preview', 'serve out/ as a host would'], ['npm run preview -- --out ../site', 'serve another folder']))
    .action(async ({ out, port }: { out: string; port: number }) => {
      const { preview } = await import('../serve/preview.ts')
      const address = await preview({ root, out, port })
      console.log(`Serving ${out}/ on ${address} (Ctrl-C stops)`)
    })
}
