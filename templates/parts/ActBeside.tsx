import { type ActLineView, actLine } from './ActCard.tsx'
import { Link } from './Link.tsx'
import { Picture } from './Picture.tsx'
import { useSite } from './site-context.tsx'

export type BesideView = ActLineView & { image: string }

/** An act that a paragraph names, in the margin beside it where the page is wide enough. */
export function ActBeside({ act: { name, path, image, facts } }: { act: BesideView }) {
  const { t } = useSite()
  const { musicians, dancers = 0, price } = facts
  return (
    <p className="act-beside">
      <Link to={path}>
        <Picture image={image} alt="" sizes="5rem" />
        <span>
          {name} <small>{actLine(t, musicians + dancers, price)}</small>
        </span>
      </Link>
    </p>
  )
}
