/** Runs a program that was compiled in memory. Node keeps an ES module until the process ends; what runs here can be collected. */
import { createRequire } from 'node:module'
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
  const run = compileFunction(`${code}\nreturn module.exports`, ['require', 'packages', 'module'], {
    filename: url,
    // The program imports a file by its address where a package offers no name for it.
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  })
  return run(createRequire(url), Object.fromEntries(imported), { exports: {} })
}
