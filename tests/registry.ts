/**
 * A registry of npm on this machine: it has the packages of this checkout, and whatever else a test gives it.
 * The packages are packed when somebody asks for them.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import { projectRoot } from './project.ts'

type Locked = { version: string; resolved?: string; integrity?: string; link?: boolean }

/** A package that is a packed file: its manifest, and where it is. */
export type PackedFile = { manifest: { name: string; version: string }; file: string }

const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'),
)
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

export class Registry {
  private readonly server: Server
  /** Its address, with a slash at the end. */
  address = ''

  constructor(private readonly own: readonly PackedFile[]) {
    this.server = createServer((request, response) => {
      const path = decodeURIComponent(request.url ?? '').slice(1)
      const [, packed] = /^-\/(.*)\.tgz$/.exec(path) ?? []
      if (packed !== undefined) {
        const file = own.find(({ manifest }) => `${manifest.name}@${manifest.version}` === packed)?.file
        // Those for other systems are not here.
        const place = Object.keys(lock.packages).find(
          (found) => idOf(found) === packed && existsSync(join(projectRoot, found)),
        )
        if (file !== undefined) response.end(readFileSync(file))
        else if (place !== undefined)
          spawn('tar', ['-cf-', '--exclude=./node_modules', '--transform=s,^\\.,package,', '.'], {
            cwd: join(projectRoot, place),
            stdio: ['ignore', 'pipe', 'ignore'],
          })
            // The form is asked for, the compression costs time.
            .stdout.pipe(createGzip({ level: 0 }))
            .pipe(response)
        else response.writeHead(404).end()
        return
      }
      const versions = this.versionsOf(path)
      response.writeHead(versions.length > 0 ? 200 : 404, { 'Content-Type': 'application/json' })
      response.end(
        JSON.stringify({
          name: path,
          'dist-tags': { latest: versions[0]?.version },
          versions: Object.fromEntries(versions.map((version) => [version.version, version])),
        }),
      )
    })
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    const address = this.server.address()
    if (address !== null && typeof address === 'object') this.address = `http://127.0.0.1:${address.port}/`
  }

  stop(): void {
    this.server.close()
    this.server.closeAllConnections()
  }

  private versionsOf(name: string) {
    const locked = Object.entries(lock.packages).flatMap(([path, { resolved: _, integrity: __, ...rest }]) =>
      path !== '' && nameOf(path) === name ? [{ name, ...rest }] : [],
    )
    const own = this.own.flatMap(({ manifest }) => (manifest.name === name ? [manifest] : []))
    return [...own, ...locked].map((manifest) => ({
      ...manifest,
      dist: { tarball: `${this.address}-/${name}@${manifest.version}.tgz` },
    }))
  }
}

const idOf = (path: string) => `${nameOf(path)}@${lock.packages[path]?.version}`
