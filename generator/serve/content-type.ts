import { lookup } from 'mrmime'

/** The content type of a file, by the ending of its name. All texts are UTF-8. */
export function contentType(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}
