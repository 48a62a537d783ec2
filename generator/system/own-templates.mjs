/**
 * The templates of a project, laid over those of the program: a file of the project takes the place of the
 * program's file of the same path. Run by Node as it is, before anything is compiled.
 */
import { existsSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

/** The folder of the project's own templates; nothing where the project is the program, or has none. */
export function ownTemplates(home) {
  const root = process.cwd()
  const folder = join(root, 'templates')
  return existsSync(folder) && realpathSync(root) !== realpathSync(home) ? folder : undefined
}

/** The folders of templates, the one that prevails last. */
export function templateFolders(home) {
  const own = ownTemplates(home)
  return [join(home, 'templates'), ...(own ? [own] : [])]
}

/** The file of a template, by its path below `templates/`; nothing where there is none. */
export const templateFile = (home, path) =>
  templateFolders(home)
    .map((folder) => join(folder, path))
    .findLast(isFile)

const isBelow = (folder, file) => file.startsWith(folder + sep)
const isFile = (file) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false

/**
 * What an import in a template leads to, where that is not what Node would find.
 * @param name as it is written
 * @param folder of the module that imports it
 * @returns a file, or the folder from which the import of a package is resolved
 */
export function templateImport(home, name, folder) {
  const own = ownTemplates(home)
  if (!own) return {}
  const ours = join(home, 'templates')
  const importer = resolve(home, folder)
  const isOwn = importer === own || isBelow(own, importer)
  if (name.startsWith('.')) {
    const file = resolve(importer, name)
    const base = [own, ours].find((templates) => isBelow(templates, file))
    if (base) return { file: templateFile(home, relative(base, file)) }
    // A template that began as a copy of ours imports from the program what ours does.
    const inProject = relative(dirname(own), file)
    return isOwn && isBelow('generator', inProject) ? { file: join(home, inProject) } : {}
  }
  // In a clone, and where a package manager hides packages from each other, Node does not find these.
  const [, template] = /^toegift\/templates\/(.+)$/.exec(name) ?? []
  if (template) return { file: join(ours, template) }
  return isOwn ? { from: home } : {}
}

/**
 * The name of a source in messages: `templates/…` for those of the project as well.
 * @param file an absolute path
 */
export function sourceName(home, file) {
  const own = ownTemplates(home)
  const base = own && isBelow(own, file) ? dirname(own) : home
  return relative(base, file).replaceAll(sep, '/')
}

/** The esbuild plugins that lay the templates of the project over those of the program: none where there are none. */
export const withOwnTemplates = (home) =>
  ownTemplates(home)
    ? [
        {
          name: 'own-templates',
          setup({ onResolve, resolve: resolveAgain }) {
            onResolve({ filter: /./ }, async ({ path, resolveDir, kind, pluginData }) => {
              if (pluginData === 'again') return undefined
              const { file, from } = templateImport(home, path, resolveDir)
              if (file) return { path: file }
              const found =
                from && (await resolveAgain(path, { resolveDir: from, kind, pluginData: 'again' }))
              return found?.errors.length === 0 ? found : undefined
            })
          },
        },
      ]
    : []
