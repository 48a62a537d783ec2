/** The options of a run. Equal files and equal options give equal bytes. */
export type SiteOptions = {
  /** The day of the run, yyyy-mm-dd: an entry with a later date is not on the site yet. Only this depends on the clock. */
  today: string
  /** Where this site will be, in place of the address in `data/site.ts`. A site at another address is a preview. */
  address?: string | undefined
  /** Allows search engines to index a preview. */
  index?: boolean
  /** Shows entries that are drafts or have a date in the future, each with a mark. */
  drafts?: boolean
}

/** Whether the site is made for another address than its own. */
export const isPreview = ({ address }: SiteOptions, own: string): boolean => address !== undefined && address !== own
