/** The services on which an artist has a page of its own. */
import { escapePattern } from './text.ts'

/** @param artist a pattern of what is between the start and the end, without a query that says where it was copied */
const service = (name: string, start: string, artist: string, end = '') => ({
  name,
  example: `https://${start}…${end}`,
  address: new RegExp(
    `^https://${escapePattern(start).replace('www\\.', '(?:www\\.)?')}(?:${artist})${escapePattern(end)}/?$`,
  ),
})

export const services = {
  spotify: service('Spotify', 'open.spotify.com/artist/', '[A-Za-z0-9]{22}'),
  soundcloud: service('SoundCloud', 'soundcloud.com/', '[\\w-]+'),
  bandcamp: service('Bandcamp', '', '(?!www\\.)[a-z0-9-]+', '.bandcamp.com'),
  appleMusic: service('Apple Music', 'music.apple.com/', '[a-z]{2}/artist/([\\w%.-]+/)?\\d+'),
  instagram: service('Instagram', 'www.instagram.com/', '[\\w.]+'),
  facebook: service(
    'Facebook',
    'www.facebook.com/',
    'profile\\.php\\?id=\\d+|people/[\\w%.-]+/\\d+|(?!profile\\.php)[\\w.-]+',
  ),
  tiktok: service('TikTok', 'www.tiktok.com/@', '[\\w.]+'),
  youtube: service('YouTube', 'www.youtube.com/', '@[\\w.%-]+|channel/[\\w-]{24}'),
}

export const isService = (key: string): key is keyof typeof services => key in services

/** An address without a query, a country or a frame, as somebody meant it who copied it. */
export const plainAddress = (address: string): string =>
  address
    .replace(/^(?:https?:\/\/)?(?:m\.)?/i, 'https://')
    .replace(/[?#].*|\/(?:intl-[a-z]+|embed)(?=\/)/g, '')
