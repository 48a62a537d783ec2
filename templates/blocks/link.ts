import { paths, type SitePath } from '../../generator/core/addresses.ts'

/** An address that the owner wrote, as a link takes it. The link checks hold it to the pages of the site. */
export function linkTo(written: string): { to: SitePath; rest: string } {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(written) ?? []
  return { to: paths.written(path), rest }
}
