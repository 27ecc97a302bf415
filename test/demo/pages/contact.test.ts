import { expect, test } from 'vitest'
import { contactBlock, contactPage } from '#demo/pages/contact.ts'
import { imprint } from '#demo/pages/legal.ts'

test('the page «Kontakt» tells phone, hours and e-mail as the foot of every page does, and the address of the imprint', () => {
  const { phonePrefix, phone, email, openingHours1, openingHours2 } = contactBlock
  for (const fact of [
    `${phonePrefix} ${phone}`,
    `mailto:${email}`,
    openingHours1,
    openingHours2,
    'Musterweg 4 3000 Bern',
  ])
    expect(contactPage.body.replaceAll('<br>', ' ')).toContain(fact)
  expect(imprint.body).toContain('Musterweg 4<br>3000 Bern')
})
