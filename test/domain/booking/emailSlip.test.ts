import { expect, test } from 'vitest'
import { emailSuggestion } from '#domain/booking/emailSlip.ts'

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
])('%s was most likely meant as %s', (typed, meant) => {
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
])('%s is left alone', (typed) => {
  expect(emailSuggestion(typed)).toBeNull()
})
