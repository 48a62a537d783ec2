/** The folder of the program, which has `templates/`. `bin.mjs` names it, because the compiled copy of the program runs from another folder. */
import { join } from 'node:path'

export const home = process.env.TOEGIFT_HOME ?? join(import.meta.dirname, '..', '..')
