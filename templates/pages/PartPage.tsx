import type { ReactNode } from 'react'
import { Hero } from '../parts/Hero.tsx'

/** A further part of the lists of another page, without the texts of that page. */
export function PartPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Hero title={title} variant="plain" />
      {children}
    </>
  )
}
