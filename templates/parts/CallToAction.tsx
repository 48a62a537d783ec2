import type { ReactNode } from 'react'
import { paths } from '../../generator/core/addresses.ts'
import { ButtonLink, PhoneLink } from './Link.tsx'

type CallToActionProps = {
  title: ReactNode
  /** A text that is no string has its own elements. */
  text?: ReactNode
  /** Buttons; the booking request when left out. */
  children?: ReactNode
  withPhone?: boolean
}

/** The end of a page: one question, one answer. */
export function CallToAction({ title, text, children, withPhone = false }: CallToActionProps) {
  return (
    <section className="call-to-action">
      <div className="wrap">
        <h2>{title}</h2>
        <div>
          {typeof text === 'string' ? <p>{text}</p> : text}
          <div className="actions">
            {children || <ButtonLink to={paths.booking()} track="page bottom_cta" />}
            {withPhone && <PhoneLink className="button button-quiet" />}
          </div>
        </div>
      </div>
    </section>
  )
}
