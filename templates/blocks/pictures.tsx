/** Pictures and films among running text. */
import type { ReactNode } from 'react'
import { blockDefinitions as blocks } from '../../generator/schema/blocks.ts'
import { Film, Picture } from '../parts/Picture.tsx'
import { view } from './block.ts'

/** A picture is as wide as a line of text, and in an article wider. */
const sizes = '(min-width: 60rem) 56rem, 92vw'

const figure = (content: ReactNode, caption: string | undefined) => (
  <figure className="figure">
    {content}
    {caption !== undefined && <figcaption>{caption}</figcaption>}
  </figure>
)

export const pictures = {
  picture: view(blocks.picture, {
    show: ({ file, alt }, { title }) => figure(<Picture image={file} alt={alt} sizes={sizes} />, title),
  }),
  video: view(blocks.video, {
    show: ({ src, poster }, { title = '' }) =>
      figure(<Film title={title} videoUrl={src} poster={poster} sizes={sizes} />, title),
  }),
}
