import { existsSync, readFileSync } from 'node:fs'

/** The text of a file; empty when there is none. */
export const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')
