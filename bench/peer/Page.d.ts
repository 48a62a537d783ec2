/**
 * The page that all generators of the comparison render. The driver of the comparison puts it beside the
 * program.
 */
import type { ReactElement } from 'react'

type Link = { label: string; href: string }
export type Act = { name: string; slug: string; similar: number[]; md: string }
export type City = { name: string; slug: string; nearby: number[] }
export type Data = {
  site: { name: string; origin: string; nav: Link[]; footer: { title: string; links: Link[] }[] }
  acts: Act[]
  cities: City[]
}
export type PageProps = { act: Act; city: City; html: string }
export function pageProps(data: Data, act: number, city: number, html: string): PageProps
export function Page(props: PageProps): ReactElement
