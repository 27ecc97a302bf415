import { expect, test } from 'vitest'
import { toPhone, withUnbrokenTimes } from '#web/site/contact.ts'

test('a phone number is dialled without spaces, and one without digits is null', () => {
  expect(toPhone('+41', '31 555 04 04')).toEqual({ shown: '+41 31 555 04 04', href: 'tel:+41315550404' })
  expect([toPhone('+41', null), toPhone('+41', ' ')]).toEqual([null, null])
})

test.each([
  ['+41', '031 555 04 04', '+41 31 555 04 04', 'tel:+41315550404'],
  ['+41', '(0)31 555 04 04', '+41 31 555 04 04', 'tel:+41315550404'],
  ['+41', '+41 31 555 04 04', '+41 31 555 04 04', 'tel:+41315550404'],
  ['+41', '0041 31 555 04 04', '0041 31 555 04 04', 'tel:0041315550404'],
  ['+41', '+41 (0)31 555 04 04', '+41 (0)31 555 04 04', 'tel:+41315550404'],
  [null, '0041 (0)31 555 04 04', '0041 (0)31 555 04 04', 'tel:0041315550404'],
  [null, '(0)31 555 04 04', '(0)31 555 04 04', 'tel:0315550404'],
  [null, '031 555 04 04', '031 555 04 04', 'tel:0315550404'],
  ['', ' 031 555 04 04 ', '031 555 04 04', 'tel:0315550404'],
])('prefix %j and phone %j are shown as %s', (...[prefix, phone, shown, href]) => {
  expect(toPhone(prefix, phone)).toEqual({ shown, href })
})

// rule 3.4.3.1
test('opening hours do not wrap within a time range', () => {
  expect(withUnbrokenTimes('Montag bis Freitag 8.00–12.00 Uhr')).toBe('Montag bis Freitag 8.00\u2060–\u206012.00 Uhr')
})
