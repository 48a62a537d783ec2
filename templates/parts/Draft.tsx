/** Marks of what is not published yet. They are seen while somebody works on the site, and never on a site that is released. */

export function DraftBadge() {
  return <strong className="badge badge-cover">Concept</strong>
}

export function DraftBanner() {
  return (
    <p className="wrap">
      <DraftBadge /> Deze pagina staat nog niet op de website.
    </p>
  )
}
