/**
 * The cities that get a page with each act and each tribute, by their address (`/silkwood-gent/`). A key or an alias of `data/cities.ts`.
 * One more line here is one more page for every act and every original artist.
 */
export const supportedCities = [
  'amsterdam',
  'rotterdam',
  'utrecht',
  'eindhoven',
  'tilburg',
  'groningen',
  'maastricht',
  'denhaag',
  'antwerpen',
  'gent',
  'brussel',
  'leuven',
  'hasselt',
  'brugge',
  'charleroi',
  'liege',
] as const
