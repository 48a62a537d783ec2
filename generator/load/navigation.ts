/** The menu and the links of header and footer, `data/navigation.ts`. */
import type { LeftOut } from '../core/left-out.ts'
import type { Problem } from '../core/problem.ts'
import { type Navigation, navigationSchema } from '../schema/navigation.ts'
import type { ContentLink } from './content.ts'
import { type DataFile, objectOf } from './data-file.ts'

const none: Navigation = { menu: [], button: { label: 'x', to: '/' }, footer: { local: [], site: [] }, social: [] }

/** The navigation, and its links with their lines for the link checks. With an error it is empty, and pages may be out of reach. */
export function navigationFrom(data: DataFile | undefined, problems: Problem[], leftOut: LeftOut): { navigation: Navigation; links: ContentLink[] } {
  const navigation = data && objectOf(data, 'navigation', navigationSchema, problems)
  if (!navigation) {
    leftOut.unknown = true
    return { navigation: none, links: [] }
  }
  const { menu, button, footer } = navigation
  const linksOf = (list: string, links: readonly { to: string }[]) =>
    links.map(({ to }, index) => ({ href: to, file: data.file, line: data.lines.get(`navigation.${list}.${index}.to`) ?? 1 }))
  return {
    navigation,
    links: [
      ...linksOf('menu', menu),
      { href: button.to, file: data.file, line: data.lines.get('navigation.button.to') ?? 1 },
      ...linksOf('footer.local', footer.local),
      ...linksOf('footer.site', footer.site),
    ],
  }
}
