import { expect, test } from 'vitest'
import { redirectReader } from './read-redirects.ts'

const redirectFor = redirectReader(`
# Van het oude bureau
/oud/ /nieuw/ 301
/kort /lang/
/blog/* https://elders.example/:splat 302!
/weg/ 410
/app/* /index.html 200
/leeg/
`)

test.each([
  ['/oud/', { to: '/nieuw/', status: 301 }],
  ['/oud', { to: '/nieuw/', status: 301 }],
  ['/kort/', { to: '/lang/', status: 301 }],
  ['/blog/2019/zomer/', { to: 'https://elders.example/2019/zomer/', status: 302 }],
  ['/blog/$&/$1/', { to: 'https://elders.example/$&/$1/', status: 302 }],
  ['/weg/', { status: 410 }],
])('%s is answered by its rule', (address, answer) => {
  expect(redirectFor(address)).toMatchObject(answer)
})

test.each(['/app/x/', '/leeg/', '/blogje/', '/'])(
  '%s has no rule that sends its visitors elsewhere',
  (address) => {
    expect(redirectFor(address)).toBeUndefined()
  },
)
