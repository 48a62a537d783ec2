/**
 * What only some pages need a script for, each with files of its own that only those pages load: `templates/browser/features/<name>.ts`, and styles in
 * `templates/styles/features/<name>.css` where it has any. The sentences of its script are below `browser.<name>`.
 */
export const features = ['finder', 'forms', 'missing', 'act', 'shortlist', 'estimate', 'evening', 'search-line', 'article'] as const
export type Feature = (typeof features)[number]

/** The addresses of the files of a feature. */
export type FeatureFiles = { script: string; stylesheet?: string | undefined }
