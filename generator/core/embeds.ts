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
 * The hosts of players, what owners write of the music that is played there, and the address of the frame. A
 * page of Bandcamp does not say the number of its player, so that owners write the address of the frame.
 */
const players = [
  {
    host: 'Spotify',
    page: /^https:\/\/open\.spotify\.com\/(?:artist|album|playlist|track)\/[A-Za-z0-9]{22}$/,
    frame: (page: string) => page.replace('.com/', '.com/embed/'),
  },
  {
    host: 'SoundCloud',
    page: /^https:\/\/soundcloud\.com\/[\w-]+(?:\/(?:sets\/)?[\w-]+)?$/,
    // The visitor has just pressed play, which only this host can be told.
    frame: (page: string) =>
      `https://w.soundcloud.com/player/?url=${encodeURIComponent(page)}&auto_play=true`,
  },
  {
    host: 'Bandcamp',
    page: /^https:\/\/bandcamp\.com\/EmbeddedPlayer\/(?:v=\d+\/)?(?:album|track)=\d+(?:\/[a-z_]+=\w+)*\/?$/,
    frame: (page: string) => page,
  },
] as const

export const playerAddress: RegExp = new RegExp(players.map(({ page }) => page.source).join('|'))

/** The player of what an owner wrote. */
export function playerOf(address: string): { host: string; frame: string } {
  const { host, frame } = players.find(({ page }) => page.test(address)) ?? players[0]
  return { host, frame: frame(address) }
}
