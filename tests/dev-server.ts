/**
 * Runs the development server on copies, so that a test may break the program as well as the owner's files.
 */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DevState } from '../generator/dev/event-stream.ts'
import { lineIn, projectRoot, type Run, runProcess } from './project.ts'
import { temporaryFolder } from './temporary.ts'

/**
 * A copy of the program: its templates may be spoiled. Without `types` it is an installation without
 * TypeScript, which is faster.
 */
export class ProgramCopy {
  readonly home = temporaryFolder('program-')

  constructor({ types = false } = {}) {
    // The compiled program as well, if there is one: it is as good for the same sources.
    const compiled = join('.cache', 'program')
    for (const part of [
      'data',
      'generator',
      'templates',
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      compiled,
    ])
      if (part !== compiled || existsSync(join(projectRoot, part)))
        cpSync(join(projectRoot, part), join(this.home, part), { recursive: true })
    const packages = join(projectRoot, 'node_modules')
    mkdirSync(join(this.home, 'node_modules'))
    for (const name of readdirSync(packages))
      if (types || name !== 'typescript')
        symlinkSync(join(packages, name), join(this.home, 'node_modules', name))
  }

  /** The texts of files before a test changed them. */
  private readonly texts = new Map<string, string>()

  /** Changes a file, and gives what changes it back. */
  edit(file: string, from: string | RegExp, to: string): () => void {
    const path = join(this.home, file)
    const before = readFileSync(path, 'utf8')
    const after = before.replace(from, () => to)
    if (after === before) throw new Error(`${file} does not contain ${String(from)}`)
    this.texts.set(path, before)
    writeFileSync(path, after)
    return () => this.mend()
  }

  /** Changes back what was changed, so that a test that failed spoils no other. */
  mend(): void {
    for (const [path, text] of this.texts) writeFileSync(path, text)
    this.texts.clear()
  }

  /** The line (1-based) of a text. */
  lineOf(file: string, text: string): number {
    return lineIn(readFileSync(join(this.home, file), 'utf8'), text)
  }

  /** Runs a command of this program in a folder, in a process of its own. */
  run(root: string, ...args: string[]): Run {
    return runProcess(root, args, {}, join(this.home, 'generator', 'bin.mjs'))
  }
}

export type ServerOptions = {
  command?: readonly ['dev' | 'preview', ...string[]]
  port?: string
  environment?: Record<string, string>
}

/** A running server, started by its command: `dev` by default. */
export class DevServer {
  /** Its standard output so far. */
  output = ''
  /** Its standard error so far. */
  errors = ''

  private constructor(private readonly child: ChildProcessWithoutNullStreams) {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.output += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.errors += text
    })
  }

  /**
   * Starts it on a free port, or on the one of an earlier server, and waits until it is ready.
   * @throws Error with its output, when it ends or does not become ready
   */
  static async start(
    root: string,
    home: string,
    { command = ['dev'], port = '0', environment }: ServerOptions = {},
  ): Promise<DevServer> {
    const args = [join(home, 'generator', 'bin.mjs'), ...command, '--port', port]
    const server = new DevServer(
      spawn(process.execPath, args, {
        cwd: root,
        env: { ...process.env, NODE_ENV: '', NO_COLOR: '1', ...environment },
      }),
    )
    for (
      const given = Date.now() + 300_000;
      server.origin === '';
      await new Promise((resolve) => setTimeout(resolve, 10))
    ) {
      if (Date.now() > given) server.child.kill()
      if (!server.isRunning) throw new Error(server.errors)
    }
    return server
  }

  /** Its address; empty until it is ready. */
  get origin(): string {
    return /^(?:Ready|Serving .*) on (http:\/\/localhost:\d+)/m.exec(this.output)?.[1] ?? ''
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null
  }

  /** The number of the process that checks all pages, while one is running. */
  get checker(): number | undefined {
    const { stdout } = spawnSync('pgrep', ['-P', String(this.child.pid), '-f', ' check '], {
      encoding: 'utf8',
    })
    return stdout === '' ? undefined : Number.parseInt(stdout, 10)
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name)
  }

  async get(path: string): Promise<{ status: number; text: string; location: string | null }> {
    const response = await fetch(this.origin + path, { redirect: 'manual' })
    return {
      status: response.status,
      text: await response.text(),
      location: response.headers.get('location'),
    }
  }

  /** Opens the home page. */
  async openPage(): Promise<OpenPage> {
    const { text } = await this.get('/')
    return new OpenPage(this.origin, /data-version="([^"]*)"/.exec(text)?.[1])
  }

  /** @throws Error with its output, when it has ended by itself */
  async stop(): Promise<void> {
    if (!this.isRunning) throw new Error(`The server has ended: ${this.errors}`)
    const closed = once(this.child, 'close')
    this.child.kill()
    await closed
  }
}

/** A page that is open in a browser: it hears of every state of the site. */
export class OpenPage {
  private readonly heard: DevState[] = []
  private readonly leave = new AbortController()

  /** @param version the one that the page was made from */
  constructor(
    origin: string,
    private version: string | undefined,
  ) {
    void this.read(`${origin}/__events`).catch(() => undefined)
  }

  /**
   * The first state that fits; earlier ones are discarded.
   * @throws Error when it does not arrive, with those that arrived instead
   */
  async until(fits: (state: DevState) => boolean): Promise<DevState> {
    const others: DevState[] = []
    for (const given = Date.now() + 150_000; Date.now() < given; ) {
      const state = this.heard.shift()
      if (state && fits(state)) return state
      if (state) others.push(state)
      else await new Promise((resolve) => setTimeout(resolve, 5))
    }
    throw new Error(`The expected state did not arrive, only ${JSON.stringify(others)}`)
  }

  /** Waits until the page is outdated, and reloads it. */
  async reloaded(): Promise<void> {
    const { version } = await this.until((state) => state.version !== this.version)
    this.version = version
  }

  /** Reloads the page until something is shown: a reload may be that of an earlier change. */
  async reloadedUntil(isShown: () => Promise<boolean>): Promise<void> {
    do await this.reloaded()
    while (!(await isShown()))
  }

  /**
   * The errors that the page shows as soon as one of this code is among them: a file may be read while it is
   * written.
   */
  async problems(code: string): Promise<DevState['problems']> {
    return (await this.until(({ problems }) => problems.some((problem) => problem.code === code))).problems
  }

  close(): void {
    this.leave.abort()
  }

  private async read(address: string): Promise<void> {
    const response = await fetch(address, { signal: this.leave.signal })
    let text = ''
    for await (const chunk of response.body ?? []) {
      const blocks = (text + Buffer.from(chunk).toString()).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) this.heard.push(JSON.parse(block.slice(block.indexOf('{'))))
    }
  }
}
