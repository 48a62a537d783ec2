/** The menu and the links of header and footer, `data/navigation.ts`. */
import { createLeftOut } from '../core/left-out.ts'
import { type Navigation, navigationSchema } from '../schema/navigation.ts'
import { type DataFile, objectOf } from './data-file.ts'
import type { Found } from './findings.ts'

const none: Navigation = { menu: [], button: { label: 'x', to: '/' }, footer: { local: [], site: [] }, social: [] }

/**
 * The navigation, and its links with their lines for the link checks. With an error it is empty, and pages may be out of reach.
 * @param missing addresses of pages that have nothing to show: links to them are left out
 */
export function navigationFrom(data: DataFile, missing: readonly string[] = []): Found<Navigation> {
  const { value, problems } = objectOf(data, 'navigation', navigationSchema)
  if (!value) return { value: none, problems, leftOut: createLeftOut({ unknown: true }) }
  const isThere = ({ to }: { to: string }) => !missing.includes(to)
  const linksOf = (list: string, links: readonly { to: string }[]) =>
    links.flatMap((link, index) => (isThere(link) ? [{ href: link.to, file: data.file, line: data.lines.get(`navigation.${list}.${index}.to`) ?? 1 }] : []))
  const links = [
    ...linksOf('menu', value.menu),
    { href: value.button.to, file: data.file, line: data.lines.get('navigation.button.to') ?? 1 },
    ...linksOf('footer.local', value.footer.local),
    ...linksOf('footer.site', value.footer.site),
  ]
  const { menu, footer } = value
  return { value: { ...value, menu: menu.filter(isThere), footer: { local: footer.local.filter(isThere), site: footer.site.filter(isThere) } }, links }
}
