/** Where the texts of entries are, relative to the root. */

export const actText = (slug: string): string => `content/acts/${slug}.md`
export const cityText = (key: string): string => `content/cities/${key}.md`
export const shortCityText = (key: string): string => `content/cities/kort/${key}.md`
export const articleText = (slug: string): string => `content/blog/${slug}.md`
export const pageText = (name: string): string => `content/pages/${name}.md`
