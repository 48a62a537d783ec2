import { useSite } from './site-context.tsx'

/** Marks of drafts, for previews of the site. A release has none. */

export const DraftBadge = () => <strong className="badge badge-cover">{useSite().t('draft.badge')}</strong>

export const DraftBanner = () => (
  <p className="wrap">
    <DraftBadge /> {useSite().t('draft.page')}
  </p>
)
