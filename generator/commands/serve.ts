/** The commands that serve the site. */
import type { Command } from 'commander'
import { addressOption, portNumber, type SiteFlags, siteOptions, withHelp } from './options.ts'

export function addServeCommands(program: Command, root: string): void {
  withHelp(
    program.command('dev'),
    'serve the site from its sources and show every saved change at once; out/ is not touched',
    {
      'npm run dev': 'see the site while you write',
      'npm run dev -- --port 8080': 'listen elsewhere',
    },
  )
    .option('--port <number>', 'where to listen', portNumber, 4000)
    .addOption(addressOption())
    .action(async ({ port, ...flags }: { port: number } & SiteFlags) => {
      const { dev } = await import('../dev/dev.ts')
      console.log(
        `Ready on ${await dev({ root, port, siteOptions: siteOptions({ ...flags, drafts: true }) })} (Ctrl-C stops)`,
      )
    })

  withHelp(program.command('preview'), 'serve out/ on this machine, with its 404 page', {
    'npm run preview': 'serve out/ as a host would',
    'npm run preview -- --out ../site': 'serve another folder',
  })
    .option('--out <folder>', 'what to serve', 'out')
    .option('--port <number>', 'where to listen', portNumber, 4173)
    .action(async ({ out, port }: { out: string; port: number }) => {
      const { preview } = await import('../dev/preview.ts')
      const address = await preview({ root, out, port })
      console.log(`Serving ${out}/ on ${address} (Ctrl-C stops)`)
    })
}
