import { createContext, type ReactNode, useContext } from 'react'
import { paths, type SitePath } from '../../generator/core/addresses.ts'
import type { SafeHtml } from '../../generator/core/page-content.ts'
import { Html } from './Html.tsx'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import { Picture } from './Picture.tsx'
import { type ImageView, useSite } from './site-context.tsx'

type HeroProps = {
  /** A short line above the heading. */
  kicker?: ReactNode
  title: ReactNode
  /** A second line of the heading: the original artist of a tribute act. */
  subtitle?: ReactNode
  lead?: ReactNode
  /** The lead as a text from markdown, instead of `lead`. */
  leadHtml?: SafeHtml | undefined
  /** What a visitor looks for, before the buttons. */
  finder?: ReactNode
  /** Buttons below the lead. */
  actions?: ReactNode
  /** Figures, badges or facts below the buttons. */
  children?: ReactNode
  image?: { file: string; alt: string } | undefined
  /** What stands behind the text in place of a picture, under the lamp. */
  wall?: ReactNode
  /** A picture at the foot of a poster. */
  town?: string | undefined
  /** `short` leaves the first screen to what follows. */
  variant?: 'home' | 'page' | 'plain' | 'short' | undefined
}

/** The head of a page on the dark stage, with one beam: that of the stage, or that of its picture. */
export function Hero({
  kicker,
  title,
  subtitle,
  lead,
  leadHtml,
  finder,
  actions,
  children,
  image,
  wall,
  town,
  variant = 'page',
}: HeroProps) {
  const site = useSite()
  const picture = image && !wall ? hung(site.image(image.file)) : undefined
  const shape = picture
    ? ` hero-pictured hero-${isPoster(picture) ? `poster hero-lamp ${[picture.hue, picture.aim].filter(Boolean).join(' ')}` : 'wide'}`
    : wall
      ? ' hero-pictured hero-lamp'
      : ''
  return (
    <header className={`hero hero-${variant}${shape}`}>
      <div className="hero-inner">
        <div className="hero-text">
          <Breadcrumb />
          {kicker && <p className="kicker">{kicker}</p>}
          {picture && isPoster(picture) && typeof title === 'string' ? (
            <h1 className={letters(title)}>{title.replaceAll('-', `-${wordJoiner}`)}</h1>
          ) : (
            <h1>{title}</h1>
          )}
          {subtitle && <p className="subtitle">{subtitle}</p>}
          {lead && <p className="lead">{lead}</p>}
          {leadHtml && <Html as="p" className="lead" html={leadHtml} />}
          {finder}
          {actions && <div className="actions">{actions}</div>}
          {children}
        </div>
        {wall}
        {picture && image && (
          <Picture
            image={image.file}
            alt={image.alt}
            className="hero-picture"
            sizes={sizesOf(picture)}
            priority
            hangs="lamp"
          />
        )}
        {town && (
          <Picture
            image={town}
            alt=""
            className="hero-town"
            sizes={posterSizes(site.image(town), 36, 50)}
            priority
            hangs="lit"
          />
        )}
      </div>
    </header>
  )
}

/** A picture as it hangs: a photograph of an act as its poster. */
const hung = ({ width, height, hue, light }: ImageView) => ({ width, height, hue, ...light })

/** How wide a picture is: a poster beside the text, a wide picture up to the edge of the window. */
const sizesOf = (picture: Size): string =>
  isPoster(picture) ? posterSizes(picture, 62, 100) : '(min-width: 62rem) 53vw, 100vw'

/**
 * Half of the window, all of a phone's, and as much more as its height asks.
 * @param phone how high it is on a phone, in hundredths of the window
 * @param beside how high it is beside the text, in hundredths of the hero, which is a header lower than the window
 */
function posterSizes({ width, height }: Size, phone: number, beside: number): string {
  const wide = (high: number) => Math.ceil((high * width) / height)
  const hero = `min(${wide(beside)}vh - ${wide(beside * 0.07)}rem, ${wide(beside * 0.54)}rem)`
  return `(min-width: 40rem) max(50vw, ${hero}), max(100vw, ${wide(phone)}vh)`
}

/** No line of a heading on a poster ends within a word. */
const wordJoiner = '\u2060'

/**
 * A heading on a poster is as large as its longest word allows: as many letters as one of its lines has.
 * @returns the class of that number
 */
function letters(title: string): string {
  const longest = Math.max(...title.split(/\s/).map((word) => word.length), Math.ceil(title.length / 2))
  return `letters-${Math.min(20, Math.max(6, longest))}`
}

type Size = Pick<ImageView, 'width' | 'height'>
const isPoster = ({ width, height }: Size) => height > width

/** One step of a breadcrumb; the page itself has no address. */
export type BreadcrumbItem = { label: string; to?: SitePath }

const PageBreadcrumb = createContext<readonly BreadcrumbItem[] | undefined>(undefined)

/** Around a page: the breadcrumb in its head. */
export const BreadcrumbProvider = PageBreadcrumb.Provider

export function Breadcrumb() {
  const { t } = useSite()
  const items = useContext(PageBreadcrumb)
  if (!items) return null
  return (
    <nav className="breadcrumb" aria-label={t('breadcrumb.label')}>
      <ol>
        <li>
          <Link to={paths.home()}>
            <Icon name="home" />
            <span className="visually-hidden">{t('link.home')}</span>
          </Link>
        </li>
        {items.map(({ label, to }) => (
          <li key={label}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
