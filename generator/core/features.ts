/**
 * What only some pages load: the script `templates/browser/features/<name>.ts`, and styles in
 * `templates/styles/features/<name>.css` where it has any.
 */
export const features = [
  'finder',
  'forms',
  'missing',
  'act',
  'shortlist',
  'estimate',
  'evening',
  'search-line',
  'article',
] as const
export type Feature = (typeof features)[number]

/** The addresses of the files of a feature. */
export type FeatureFiles = { script: string; stylesheet?: string | undefined }
