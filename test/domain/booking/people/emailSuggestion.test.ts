import { expect, test } from 'vitest'
import { emailSuggestion } from '#domain/booking/people/emailSuggestion.ts'

test.each([
  ['anna@blewin.ch', 'anna@bluewin.ch'],
  ['anna@bluwein.ch', 'anna@bluewin.ch'],
  ['anna@bluewin.com', 'anna@bluewin.ch'],
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@gmail.ch', 'anna@gmail.com'],
  ['anna@gamil.com', 'anna@gmail.com'],
  ['anna@hotmial.com', 'anna@hotmail.com'],
  ['anna@gmx.cg', 'anna@gmx.ch'],
  ['anna@bluewin,ch', 'anna@bluewin.ch'],
  ['Anna.Muster@Outlok.com', 'Anna.Muster@outlook.com'],
])('for %s the suggestion is %s', (typed, meant) => {
  expect(emailSuggestion(typed)).toBe(meant)
})

test.each([
  'anna@bluewin.ch',
  'anna@BLUEWIN.CH',
  'anna@gmx.ch',
  'anna@gmx.net',
  'anna@hotmail.es',
  'anna@outlook.fr',
  'anna@hotmail.co.uk',
  'anna@mail.com',
  'anna@mail.de',
  'anna@me.com',
  'anna@beispiel.ch',
  'anna@muster.example',
  'anna@sbb.ch',
  'anna@zh.ch',
  'anna',
  'anna@',
  '',
])('for %s there is no suggestion', (typed) => {
  expect(emailSuggestion(typed)).toBeNull()
})

test.each([
  'bluewin.ch',
  'gmail.com',
  'gmx.ch',
  'gmx.net',
  'gmx.de',
  'gmx.at',
  'gmx.com',
  'hotmail.com',
  'hotmail.ch',
  'hotmail.de',
  'hotmail.fr',
  'hotmail.it',
  'outlook.com',
  'outlook.de',
  'icloud.com',
  'me.com',
  'mac.com',
  'live.com',
  'live.de',
  'live.ch',
  'live.fr',
  'yahoo.com',
  'yahoo.de',
  'yahoo.fr',
  'yahoo.it',
  'ymail.com',
  'sunrise.ch',
  'swissonline.ch',
  'hispeed.ch',
  'quickline.ch',
  'green.ch',
  'swissmail.ch',
  'protonmail.com',
  'proton.me',
  'web.de',
  't-online.de',
  'freenet.de',
  'mail.com',
  'mail.ch',
  'email.com',
  'email.ch',
  'googlemail.com',
  'adon.li',
  'libero.it',
  'orange.fr',
  'bluemail.ch',
  'msn.com',
])('the provider %s is known, and suggested for one letter too many', (domain) => {
  const [name, ending] = domain.split('.')
  expect(emailSuggestion(`anna@${domain}`)).toBeNull()
  expect(emailSuggestion(`anna@${String(name)}x.${String(ending)}`)).toBe(`anna@${domain}`)
})

test.each([
  ['gmail.fr', 'gmail.com'],
  ['bluewin.de', 'bluewin.ch'],
  ['icloud.ch', 'icloud.com'],
  ['googlemail.ch', 'googlemail.com'],
])('a name with a single top-level domain has no other: %s', (typed, meant) => {
  expect(emailSuggestion(`anna@${typed}`)).toBe(`anna@${meant}`)
})

test('two errors are recognised in a name of nine letters and more, and not in a shorter one', () => {
  expect(emailSuggestion('anna@proxxon.me')).toBe('anna@proton.me')
  expect(emailSuggestion('anna@grxxn.ch')).toBeNull()
})

test('spaces around an address are ignored, and two at signs or a space inside have no suggestion', () => {
  expect(emailSuggestion('  anna@blewin.ch ')).toBe('anna@bluewin.ch')
  expect(emailSuggestion('anna@blewin.ch@')).toBeNull()
  expect(emailSuggestion('an na@blewin.ch')).toBeNull()
  expect(emailSuggestion('anna@ble win.ch')).toBeNull()
})
