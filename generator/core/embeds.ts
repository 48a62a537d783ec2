/** What pages show of other hosts, in a frame that is loaded by a click: films, and players of music. */

/** What owners write of a film or of music, and the address of its frame. */
const films = [
  {
    host: 'YouTube',
    page: /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+(?:\?[\w=&-]*)?$/,
    frame: '$&',
  },
  { host: 'Vimeo', page: /^https:\/\/player\.vimeo\.com\/video\/[\w-]+(?:\?[\w=&-]*)?$/, frame: '$&' },
] as const

/** A page of Bandcamp does not say the number of its player. */
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

const pagesOf = (embeds: readonly { page: RegExp }[]) =>
  new RegExp(embeds.map(({ page }) => page.source).join('|'))
export const filmAddress: RegExp = pagesOf(films)
export const musicPage: RegExp = pagesOf(players)

/** Where a film or music is loaded from: the name by which visitors know the host, and the frame. */
export function embedOf(address: string): { host: string; frame: string } {
  const { host, page, frame } = [...films, ...players].find((embed) => embed.page.test(address)) ?? films[0]
  return { host, frame: address.replace(page, frame) }
}
