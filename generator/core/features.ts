/**
 * What only some pages load: the script `templates/browser/features/<name>.ts`, and styles in
 * `templates/styles/features/<name>.css` where it has any. The script of every page loads `party` itself.
 */
export const features = [
  'finder',
  'forms',
  'form-frame',
  'missing',
  'act',
  'shortlist',
  'estimate',
  'evening',
  'search-line',
  'article',
  'party',
  'statistics',
] as const
export type Feature = (typeof features)[number]

/** The features of a site: without statistics it publishes no script for them. */
export const featuresOfSite = ({ analytics }: { analytics?: unknown }): readonly Feature[] =>
  features.filter((name) => name !== 'statistics' || analytics !== undefined)

/** The addresses of the files of a feature. */
export type FeatureFiles = { script: string; stylesheet?: string | undefined }
