/** What pages show of other hosts, in a frame that is loaded by a click: films, and players of music. */
import { escapePattern } from './text.ts'

/** What addresses of embedded films begin with, and the name by which visitors know their host. */
const filmHosts = [
  { name: 'YouTube', start: 'https://www.youtube-nocookie.com/embed/' },
  { name: 'Vimeo', start: 'https://player.vimeo.com/video/' },
] as const

/** The address of an embedded film on one of the hosts. */
export const filmAddress: RegExp = new RegExp(
  `^(${filmHosts.map(({ start }) => escapePattern(start)).join('|')})[\\w-]+(\\?[\\w=&-]*)?$`,
)

/** The host from which a film is loaded. */
export const filmHost = (address: string): string =>
  filmHosts.find(({ start }) => address.startsWith(start))?.name ?? new URL(address).hostname

/**
 * What owners write of the music that a player plays, and the address of its frame. A page of Bandcamp does not say the
 * number of its player.
 */
const players = [
  {
    host: 'Spotify',
    page: /^(https:\/\/open\.spotify\.com)(\/(?:artist|album|playlist|track)\/[A-Za-z0-9]{22})$/,
    frame: '$1/embed$2',
  },
  {
    host: 'SoundCloud',
    page: /^https:\/\/(soundcloud\.com\/[\w-]+(?:\/(?:sets\/)?[\w-]+)?)$/,
    frame: 'https://w.soundcloud.com/player/?url=https%3A//$1&auto_play=true',
  },
  {
    host: 'Bandcamp',
    page: /^https:\/\/bandcamp\.com\/EmbeddedPlayer\/(?:v=\d+\/)?(?:album|track)=\d+(?:\/[a-z_]+=\w+)*\/?$/,
    frame: '$&',
  },
] as const

export const musicPage: RegExp = new RegExp(players.map(({ page }) => page.source).join('|'))

/** Where the music on a page is played. */
export function playerOf(address: string): { host: string; frame: string } {
  const { host, page, frame } = players.find((player) => player.page.test(address)) ?? players[0]
  return { host, frame: address.replace(page, frame) }
}
