/** Runs a program that was compiled in memory. Node keeps an ES module until the process ends; what runs here can be collected. */
import { createRequire } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { compileFunction, constants } from 'node:vm'

/** A compiled program. Plain values, so that it can be sent to a thread. */
export type ProgramCode = {
  /** CommonJS, which reads the packages from a variable `packages`, by name. */
  code: string
  /** The file name in its stacks; `require` looks for modules from its folder. */
  url: string
  /** The packages that it imports, by name, with the address of the file to import. */
  packages: ReadonlyMap<string, string>
}

/** Loads a program and returns its exports. @throws what the program throws while it is loaded */
export async function evaluate<Program>({ code, url, packages }: ProgramCode): Promise<Program> {
  const imported = await Promise.all([...packages].map(async ([name, file]) => [name, await import(file)]))
  const run = uncached(() =>
    compileFunction(`${code}\nreturn module.exports`, ['require', 'packages', 'module'], {
      filename: url,
      // The program imports a file by its address where a package offers no name for it.
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    }),
  )
  return run(createRequire(url), Object.fromEntries(imported), { exports: {} })
}

/** Compiles something that V8 does not keep: since Node 22, it keeps the source of every function that was compiled so. */
function uncached<T>(compile: () => T): T {
  setFlagsFromString('--no-compilation-cache')
  try {
    return compile()
  } finally {
    setFlagsFromString('--compilation-cache')
  }
}
