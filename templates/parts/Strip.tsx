import { type ActCardView, actLine } from './ActCard.tsx'
import { Link } from './Link.tsx'
import { Picture } from './Picture.tsx'
import { useSite } from './site-context.tsx'

/** Posters of acts in one row, which is swiped: each with its name on its foot, and a line below it. */
export function Strip({ acts }: { acts: readonly ActCardView[] }) {
  const { t } = useSite()
  return (
    <ul className="strip">
      {acts.map(({ slug, name, path, image, facts: { price, musicians, dancers = 0 } }) => (
        <li key={slug}>
          <Link to={path}>
            <span className="named-poster">
              <Picture image={image} alt="" sizes="(min-width: 40rem) 14rem, 9.5rem" hangs="lit" />
              <strong>{name}</strong>
            </span>
            {/* What the price covers is on the cards. */}
            <small>
              {actLine(t, musicians + dancers, { amounts: price.amounts, covers: '', ride: 'home' })}
            </small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
