import type { Redirect } from 'toegift/schema'

export const redirects: readonly Redirect[] = []
