/** Lists of which a page shows a part, with links to the other parts. */
import type { ListPart } from '../../generator/core/parts.ts'
import { type ActCardProps, type ActCardView, ActGrid } from './ActCard.tsx'
import { ButtonLink } from './Link.tsx'
import { LinkList, type LinkView } from './LinkList.tsx'
import { useSite } from './site-context.tsx'

/** Every part is one click from every other. A list that is not split has no such links. */
export function PartLinks({ list: { number, pages } }: { list: ListPart<unknown> }) {
  const { t } = useSite()
  if (pages.length === 0) return null
  return (
    <nav className="actions" aria-label={t('part.pages')}>
      {pages.map((page, index) => {
        const label = t('part.label', { number: index + 1 })
        if (index + 1 === number)
          return (
            <span key={page} className="button" aria-current="page">
              {label}
            </span>
          )
        return (
          <ButtonLink key={page} to={page} variant="quiet">
            {label}
          </ButtonLink>
        )
      })}
    </nav>
  )
}

export const ActGridPart = ({ list, ...card }: { list: ListPart<ActCardView> } & Omit<ActCardProps, 'act'>) => (
  <>
    <ActGrid acts={list.entries} {...card} />
    <PartLinks list={list} />
  </>
)

export const LinkListPart = ({ list }: { list: ListPart<LinkView> }) => (
  <>
    <LinkList links={list.entries} />
    <PartLinks list={list} />
  </>
)
