/**
 * Real servers on this machine, each with the configuration that the site brings along and each bare, as
 * Debian packages them.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { temporaryFolder } from '../temporary.ts'

export type ServerName = 'nginx' | 'caddy' | 'apache2' | 'python3'
export type RunningServer = { origin: string; stop: () => Promise<void> }

type ServerPlan = { command: string; args: string[]; environment?: Record<string, string> }
type PlanOptions = {
  /** What the server serves. */
  root: string
  /** The published folder: the root itself, or a folder in it. */
  out: string
  /** For the server's own files. */
  folder: string
  port: number
  configured: boolean
  /**
   * The modules that Apache loads, beside those that it cannot serve a file without; all that the
   * configuration knows, unless given.
   */
  modules?: readonly string[]
}

/** The modules of Apache that the site's configuration makes use of. */
export const apacheModules = [
  'dir',
  'mime',
  'alias',
  'headers',
  'rewrite',
  'deflate',
  'filter',
  'env',
  'setenvif',
  'autoindex',
] as const

export const isInstalled = (name: ServerName): boolean =>
  spawnSync('sh', ['-c', 'command -v "$1"', 'sh', name]).status === 0

/** Names a free port of the loopback interface. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
}

/** A temporary folder that a server can read, which is another user. */
export function readableFolder(): string {
  const folder = temporaryFolder('servers-')
  chmodSync(folder, 0o755)
  return folder
}

const written = (file: string, text: string) => {
  writeFileSync(file, text)
  return file
}

const plans: Record<ServerName, (options: PlanOptions) => ServerPlan> = {
  nginx: ({ root, out, folder, port, configured }) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n')
    const configuration = `
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit;
      events { worker_connections 256; }
      http {
        include /etc/nginx/mime.types; access_log off; ${temporary}
        server { listen 127.0.0.1:${port}; root ${root}; ${configured ? `include ${out}/.hosting/nginx.conf;` : ''} }
      }`
    return {
      command: 'nginx',
      args: ['-e', 'stderr', '-c', written(join(folder, 'nginx.conf'), configuration)],
    }
  },
  caddy: ({ root, out, folder, port, configured }) => {
    const body = configured ? `import ${out}/.hosting/Caddyfile` : 'file_server'
    const configuration = `{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:${port} {\n\troot * ${root}\n\t${body}\n}\n`
    return {
      command: 'caddy',
      args: ['run', '--adapter', 'caddyfile', '--config', written(join(folder, 'Caddyfile'), configuration)],
      environment: { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    }
  },
  apache2: ({
    root,
    folder,
    port,
    configured,
    modules = configured ? apacheModules : ['dir', 'mime', 'alias'],
  }) => {
    const configuration = [
      `ServerRoot ${folder}`,
      `PidFile ${folder}/apache.pid`,
      'ServerName localhost',
      `Listen 127.0.0.1:${port}`,
      ...['mpm_event', 'authz_core', ...modules].map(
        (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
      ),
      // It refuses to serve as root.
      ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
      '<IfModule mod_mime.c>',
      'TypesConfig /etc/mime.types',
      '</IfModule>',
      `ErrorLog ${folder}/apache.log`,
      'LogLevel crit',
      `DocumentRoot ${root}`,
      `<Directory ${root}>`,
      `AllowOverride ${configured ? 'All' : 'None'}`,
      'Require all granted',
      '</Directory>',
    ].join('\n')
    return {
      command: 'apache2',
      args: ['-X', '-f', written(join(folder, 'apache.conf'), `${configuration}\n`)],
    }
  },
  python3: ({ root, port }) => ({
    command: 'python3',
    args: ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', root],
  }),
}

/**
 * Starts a server and waits until it answers.
 * @throws Error with the server's error output, when it does not answer within ten seconds
 */
export async function startServer(
  name: ServerName,
  options: Omit<PlanOptions, 'port' | 'folder'>,
): Promise<RunningServer> {
  const [folder, port] = [readableFolder(), await freePort()]
  const { command, args, environment } = plans[name]({ ...options, folder, port })
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...environment },
  })
  const exit = once(child, 'exit')
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += String(chunk)
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await exit
  }
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100 && child.exitCode === null; tries++) {
    const answer = await fetch(`${origin}/`).catch(() => undefined)
    if (answer) return { origin, stop }
    await setTimeout(100)
  }
  await stop()
  throw new Error(`${name} does not answer: ${errors}`)
}
