import type { ReactNode } from 'react'

/** A picture or a film among running text. */
export const Figure = ({ caption, children }: { caption?: string | undefined; children: ReactNode }) => (
  <figure className="figure">
    {children}
    {caption !== undefined && <figcaption>{caption}</figcaption>}
  </figure>
)
