import type { SafeHtml } from '../../generator/core/safe-html.ts'

/** Text that was written in markdown. It was made safe when it was loaded, and is the only HTML that is printed as it is. */
export function Prose({ html, className = 'prose' }: { html: SafeHtml; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the type says that it came out of the markdown pipeline, which sanitises
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
