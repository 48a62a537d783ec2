/** Pictures and films among running text. */
import type { ReactNode } from 'react'
import * as z from 'zod'
import { imageFile, text, videoAddress } from '../../generator/schema/field.ts'
import { Film, Picture } from '../parts/Picture.tsx'
import { amongText, block } from './block.ts'

/** The width of a line of text, which a picture fills. */
const sizes = '(min-width: 38rem) 35rem, 92vw'

const figure = (content: ReactNode, caption: string | undefined) => (
  <figure className="figure">
    {content}
    {caption !== undefined && <figcaption>{caption}</figcaption>}
  </figure>
)

export const pictures = {
  /** `![What it shows](blog/stage.jpg "Caption")` in a paragraph of its own. */
  picture: block({
    in: amongText,
    takes: ['title'],
    needs: [],
    attributes: z.strictObject({ file: imageFile, alt: text }),
    refersTo: ({ file }) => [{ kind: 'picture', name: file }],
    show: ({ file, alt }, { title }) => figure(<Picture image={file} alt={alt} sizes={sizes} />, title),
  }),
  /** `::video[Title]{src=https://www.youtube-nocookie.com/embed/… poster=blog/stage.jpg}`: a film that is loaded when a visitor asks for it. */
  video: block({
    in: amongText,
    takes: ['title'],
    attributes: z.strictObject({ src: videoAddress, poster: imageFile }),
    refersTo: ({ src, poster }) => [
      { kind: 'film', name: src },
      { kind: 'picture', name: poster },
    ],
    show: ({ src, poster }, { title = '' }) => figure(<Film title={title} videoUrl={src} poster={poster} sizes={sizes} />, title),
  }),
}
