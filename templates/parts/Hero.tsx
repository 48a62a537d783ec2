import type { ReactNode } from 'react'
import type { SafeHtml } from '../../generator/core/safe-html.ts'
import { Breadcrumb, type BreadcrumbItem } from './Breadcrumb.tsx'
import { Html } from './Html.tsx'
import { Picture } from './Picture.tsx'
import { useSite } from './site-context.tsx'

type HeroProps = {
  breadcrumb?: readonly BreadcrumbItem[] | undefined
  /** A short line above the heading. */
  kicker?: ReactNode
  title: ReactNode
  /** A second line of the heading: the original artist of a tribute act. */
  subtitle?: ReactNode
  lead?: ReactNode
  /** The lead as a text from markdown, instead of `lead`. */
  leadHtml?: SafeHtml | undefined
  /** Buttons below the lead. */
  actions?: ReactNode
  /** Figures, badges or facts below the buttons. */
  children?: ReactNode
  image?: { file: string; alt: string } | undefined
  variant?: 'home' | 'page' | 'plain' | undefined
}

/** The head of a page on the dark stage, with the beam from the upper left and a picture that runs off the edge. */
export function Hero({ breadcrumb, kicker, title, subtitle, lead, leadHtml, actions, children, image, variant = 'page' }: HeroProps) {
  return (
    <header className={`hero hero-${variant}${image ? ' hero-pictured' : ''}`}>
      <div className="hero-inner">
        <div className="hero-text">
          {breadcrumb && <Breadcrumb items={breadcrumb} />}
          {kicker && <p className="kicker">{kicker}</p>}
          <h1>{title}</h1>
          {subtitle && <p className="subtitle">{subtitle}</p>}
          {lead && <p className="lead">{lead}</p>}
          {leadHtml && <Html as="p" className="lead" html={leadHtml} />}
          {actions && <div className="actions">{actions}</div>}
          {children}
        </div>
        {image && <HeroPicture {...image} height={variant === 'home' ? 64 : 37} />}
      </div>
    </header>
  )
}

/** From 62rem on the picture fills its column, and the height of the hero, which is given in rem: a wide picture is cut off at its sides. */
function HeroPicture({ file, alt, height: heroHeight }: { file: string; alt: string; height: number }) {
  const { width, height } = useSite().image(file)
  const sizes = `(min-width: 62rem) max(44vw, ${Math.round((heroHeight * width) / height)}rem), 100vw`
  return <Picture image={file} alt={alt} className="hero-picture" sizes={sizes} priority />
}
