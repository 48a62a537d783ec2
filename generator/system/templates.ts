/** The templates that pages are made with: those of the program, and those of the project in their place. */
import { join } from 'node:path'
import { filesBelow } from './files-below.ts'
import { home } from './home.ts'
import { ownTemplates } from './own-templates.mjs'

/** The file of each template, by a path such as `templates/parts/Footer.tsx`. */
export function templateFiles(): Map<string, string> {
  const own = ownTemplates(home)
  return new Map(
    [join(home, 'templates'), ...(own ? [own] : [])].flatMap((folder) =>
      filesBelow(folder).map((path) => [`templates/${path}`, join(folder, path)] as const),
    ),
  )
}
