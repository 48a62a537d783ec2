/** The templates that pages are made with: those of the program, and those of the project in their place. */
import { join } from 'node:path'
import { filesBelow } from './files-below.ts'
import { home } from './home.ts'
import { templateFolders } from './own-templates.mjs'

/** The file of each template, by a path such as `templates/parts/Footer.tsx`. */
export const templateFiles = (): Map<string, string> =>
  new Map(
    templateFolders(home).flatMap((folder) =>
      filesBelow(folder).map((path) => [`templates/${path}`, join(folder, path)] as const),
    ),
  )
