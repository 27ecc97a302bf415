import { expect, test } from 'vitest'
import { toPhone, unbroken } from '#web/layout/contact.ts'

test('a number is dialled without its spaces, and there is none without one', () => {
  expect(toPhone('+41', '31 555 04 04')).toEqual({ shown: '+41 31 555 04 04', href: 'tel:+41315550404' })
  expect([toPhone('+41', null), toPhone('+41', ' ')]).toEqual([null, null])
})

test('no line breaks within a time of the opening hours', () => {
  expect(unbroken('Montag bis Freitag 8.00–12.00 Uhr')).toBe('Montag bis Freitag 8.00\u2060–\u206012.00 Uhr')
})
