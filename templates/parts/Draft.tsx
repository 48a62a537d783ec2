import { useSite } from './site-context.tsx'

/** Marks of what is not published yet. They are seen while somebody works on the site, and never on a site that is released. */

export function DraftBadge() {
  return <strong className="badge badge-cover">{useSite().t('draft.badge')}</strong>
}

export function DraftBanner() {
  return (
    <p className="wrap">
      <DraftBadge /> {useSite().t('draft.page')}
    </p>
  )
}
