import type { ReactNode } from 'react'
import { Section } from './Section.tsx'
import { useSite } from './site-context.tsx'

type SetListProps = {
  title: string
  songs: readonly string[]
  /** The picture of an act: the list has its colour. */
  image: string
  children?: ReactNode
}

/** Songs in one run, as large as on a poster. */
export const SetList = ({ title, songs, image, children }: SetListProps) => (
  <Section background="stage" className={`set-list ${useSite().image(image).hue}`} title={title}>
    <ol>
      {songs.map((song) => (
        <li key={song}>{song}</li>
      ))}
    </ol>
    {children}
  </Section>
)
