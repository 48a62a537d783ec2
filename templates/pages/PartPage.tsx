import type { ReactNode } from 'react'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { Hero } from '../parts/Hero.tsx'

/** A further part of the lists of another page, without the texts of that page. */
export function PartPage({ breadcrumb, title, children }: { breadcrumb: readonly BreadcrumbItem[]; title: string; children: ReactNode }) {
  return (
    <>
      <Hero breadcrumb={breadcrumb} title={title} variant="plain" />
      {children}
    </>
  )
}
