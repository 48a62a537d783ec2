/** The hosts of films. */
import { escapePattern } from './text.ts'

/** What addresses of embedded films begin with, and the name by which visitors know their host. */
const hosts = [
  { name: 'YouTube', start: 'https://www.youtube-nocookie.com/embed/' },
  { name: 'Vimeo', start: 'https://player.vimeo.com/video/' },
] as const

/** The address of an embedded film on one of the hosts. */
export const filmAddress: RegExp = new RegExp(
  `^(${hosts.map(({ start }) => escapePattern(start)).join('|')})[\\w-]+(\\?[\\w=&-]*)?$`,
)

/** The host from which a film is loaded. */
export const filmHost = (address: string): string =>
  hosts.find(({ start }) => address.startsWith(start))?.name ?? new URL(address).hostname
