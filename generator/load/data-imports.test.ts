import { expect, test } from 'vitest'
import { importsOf } from './data-imports.ts'

test('imports of files are found in every form, and those of types are left out', () => {
  const source = `
    import type { SiteSettings } from '../generator/schema/settings.ts'
    import type {
      Act,
    } from '../generator/schema/act.ts'
    import { prices } from './prices.ts'
    export { cities } from '../elsewhere/cities.ts'
    const list = require("../list.json")
    const later = import('/srv/other.ts')
    import '../effects.ts'`
  expect(importsOf(source)).toEqual(['./prices.ts', '../elsewhere/cities.ts', '../list.json', '/srv/other.ts', '../effects.ts'])
})
