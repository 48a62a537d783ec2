import type { SafeHtml } from '../../generator/core/safe-html.ts'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { Hero } from '../parts/Hero.tsx'
import { Prose } from '../parts/Prose.tsx'
import { Section } from '../parts/Section.tsx'

export type LegalPageProps = { breadcrumb: readonly BreadcrumbItem[]; title: string; lead: string; content: SafeHtml }

export function LegalPage({ breadcrumb, title, lead, content }: LegalPageProps) {
  return (
    <>
      <Hero breadcrumb={breadcrumb} variant="plain" title={title} lead={lead} />
      <Section narrow>
        <Prose html={content} />
      </Section>
    </>
  )
}
