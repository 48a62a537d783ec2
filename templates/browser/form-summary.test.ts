import { expect, test } from 'vitest'
import { mailAddress, whatsAppAddress } from './form-summary.ts'

test('the lines of an e-mail end as e-mail asks for, also those that the visitor typed', () => {
  expect(mailAddress('mailto:a@b.example?subject=Vraag', ['Naam: Jo', 'Bericht: één\ntwee\r\ndrie'])).toBe(
    'mailto:a@b.example?subject=Vraag&body=Naam%3A%20Jo%0D%0ABericht%3A%20%C3%A9%C3%A9n%0D%0Atwee%0D%0Adrie',
  )
})

test('WhatsApp takes the digits of the number and the text', () => {
  expect(whatsAppAddress('+32 16 00 00 00', ['Naam: Jo', 'Act: 1984'])).toBe('https://wa.me/3216000000?text=Naam%3A%20Jo%0AAct%3A%201984')
})
