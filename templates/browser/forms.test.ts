import { expect, test } from 'vitest'
import { mailAddress, whatsAppAddress, withAnswers } from './forms.ts'

const own = 'http://127.0.0.1:8080'

test.each([
  ['the own form', `${own}/formulier/aanvraag/`, `${own}/formulier/aanvraag/?act=silkwood`],
  ['a service with a key', 'https://forms.example/f?key=1', 'https://forms.example/f?key=1&act=silkwood'],
  ['an address without encryption gets nothing', 'http://forms.example/f?key=1', 'http://forms.example/f?key=1'],
])('%s', (_name, address, expected) => {
  expect(withAnswers(address, new URLSearchParams('act=silkwood&utm_source=x'), own)).toBe(expected)
})

test('a visitor’s link cannot replace what the owner put into the address', () => {
  expect(withAnswers('https://forms.example/f?key=1', new URLSearchParams({ act: 'x&key=2' }), own)).toBe('https://forms.example/f?key=1&act=x%26key%3D2')
})

test('the lines of an e-mail end as e-mail asks for, also those that the visitor typed', () => {
  expect(mailAddress('mailto:a@b.example?subject=Vraag', ['Naam: Jo', 'Bericht: één\ntwee\r\ndrie'])).toBe(
    'mailto:a@b.example?subject=Vraag&body=Naam%3A%20Jo%0D%0ABericht%3A%20%C3%A9%C3%A9n%0D%0Atwee%0D%0Adrie',
  )
})

test('all answers of a page are passed on, several acts among them', () => {
  const query = new URLSearchParams('act=silkwood&act=the-rover&occasion=bruiloft&city=gent')
  expect(withAnswers(`${own}/f/`, query, own)).toBe(`${own}/f/?act=silkwood&act=the-rover&occasion=bruiloft&city=gent`)
})

test('WhatsApp takes the digits of the number and the text', () => {
  expect(whatsAppAddress('+32 16 00 00 00', ['Naam: Jo', 'Act: 1984'])).toBe('https://wa.me/3216000000?text=Naam%3A%20Jo%0AAct%3A%201984')
})
