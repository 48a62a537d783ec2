/** Pictures and films among running text. */
import * as z from 'zod'
import { imageFile, text, videoAddress } from '../../generator/schema/field.ts'
import { Figure } from '../parts/Figure.tsx'
import { Picture } from '../parts/Picture.tsx'
import { TitledVideo } from '../parts/Video.tsx'
import { amongText, block } from './block.ts'

/** The width of a line of text, which a picture fills. */
const sizes = '(min-width: 38rem) 35rem, 92vw'

/** `![What it shows](blog/stage.jpg "Caption")` in a paragraph of its own. */
export const picture = block({
  in: amongText,
  takes: ['title'],
  attributes: z.strictObject({ file: imageFile, alt: text }),
  refersTo: ({ file }) => [{ kind: 'picture', name: file }],
  show: ({ file, alt }, { title }) => (
    <Figure caption={title}>
      <Picture image={file} alt={alt} sizes={sizes} />
    </Figure>
  ),
})

/** `::video[Title]{src=https://www.youtube-nocookie.com/embed/… poster=blog/stage.jpg}`: a film that is loaded when a visitor asks for it. */
export const video = block({
  in: amongText,
  takes: ['title'],
  needs: ['title'],
  attributes: z.strictObject({ src: videoAddress, poster: imageFile }),
  refersTo: ({ src, poster }) => [
    { kind: 'film', name: src },
    { kind: 'picture', name: poster },
  ],
  show: ({ src, poster }, { title = '' }) => (
    <Figure caption={title}>
      <TitledVideo title={title} videoUrl={src} poster={poster} sizes={sizes} />
    </Figure>
  ),
})
