import { expect, test } from 'vitest'
import { mailAddress, withAct } from './forms.ts'

const own = 'http://127.0.0.1:8080'

test.each([
  ['the own form', `${own}/formulier/aanvraag/`, `${own}/formulier/aanvraag/?act=silkwood`],
  ['a service with a key', 'https://forms.example/f?key=1', 'https://forms.example/f?key=1&act=silkwood'],
  ['an address without encryption gets nothing', 'http://forms.example/f?key=1', 'http://forms.example/f?key=1'],
])('%s', (_name, address, expected) => {
  expect(withAct(address, 'silkwood', own)).toBe(expected)
})

test('a visitor’s link cannot replace what the owner put into the address', () => {
  expect(withAct('https://forms.example/f?key=1', 'x&key=2', own)).toBe('https://forms.example/f?key=1&act=x%26key%3D2')
})

test('the lines of an e-mail end as e-mail asks for, also those that the visitor typed', () => {
  expect(mailAddress('mailto:a@b.example?subject=Vraag', ['Naam: Jo', 'Bericht: één\ntwee\r\ndrie'])).toBe(
    'mailto:a@b.example?subject=Vraag&body=Naam%3A%20Jo%0D%0ABericht%3A%20%C3%A9%C3%A9n%0D%0Atwee%0D%0Adrie',
  )
})
