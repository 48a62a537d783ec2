/** The folder of the program itself, in which `templates/` stands. `bin.mjs` names it, because its compiled copy runs from another place. */
import { join } from 'node:path'

export const home = process.env.TOEGIFT_HOME ?? join(import.meta.dirname, '..', '..')
