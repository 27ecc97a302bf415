import { describe, expect, test } from 'vitest'
import { TravelBranding } from '#web/travel/TravelBranding.tsx'
import { Logo } from '#web/ui/Logo.tsx'
import { publicPage } from '#test/support/publicPage.tsx'

const LOGO = { publicId: 'logo/rheintochter', title: 'Rheintochter', description: 'Zwei Wellen über dem Namen' }

test.each([
  [180, 180, 101, '320w', '480w'],
  [160, 160, 90, '160w', '320w'],
  [null, 160, 90, '160w', '320w'],
  [0, 160, 90, '160w', '320w'],
  [2000, 320, 180, '320w', '480w'],
])('a logo of width %s takes %i by %i pixels, in pictures of %s and %s', (told, width, height, ...pictures) => {
  const markup = publicPage(<Logo logo={LOGO} width={told} />)
  expect(markup).toContain(`width="${width}" height="${height}"`)
  expect([...markup.matchAll(/f=jpeg&amp;v=\d+ (\d+w)/g)].map(([, each]) => each)).toEqual(pictures)
  expect(markup).toContain(`sizes="${width}px"`)
})

describe('the page of a travel', () => {
  const page = (branding: object | null) => publicPage(<TravelBranding travel={{ id: 'rhein', pricing: { branding } } as never} />)

  test('draws the logo it is sold under, and says what it shows', () => {
    const markup = page({ logoWidth: 180, logo: LOGO })
    expect(markup).toContain('/bilder/logo/rheintochter?')
    expect(markup).toContain('alt="Zwei Wellen über dem Namen"')
    expect(page({ logoWidth: 180, logo: { ...LOGO, description: null } })).toContain('alt="Rheintochter"')
  })

  test('draws nothing where there is none', () => {
    expect([page(null), page({ logoWidth: 180, logo: null })]).toEqual(['', ''])
    expect(publicPage(<TravelBranding travel={{ id: 'rhein', pricing: null } as never} />)).toBe('')
  })
})
