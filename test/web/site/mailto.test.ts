import { expect, test } from 'vitest'
import { mailtoUrl } from '#web/site/mailto.ts'

test('a written e-mail keeps its spaces, signs and line breaks', () => {
  expect(mailtoUrl('info@example.ch', { subject: 'Provence & Nizza', body: 'Guten Tag\r\n1+1' })).toBe(
    'mailto:info@example.ch?subject=Provence%20%26%20Nizza&body=Guten%20Tag%0D%0A1%2B1',
  )
})
