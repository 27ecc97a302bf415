import { describe, expect, test } from 'vitest'
import { publicPage } from '#test/support/publicPage.tsx'
import { TravelBranding } from '#web/travel/page/TravelBranding.tsx'
import { Logo } from '#web/ui/Logo.tsx'

const LOGO = { publicId: 'logo/rheintochter', title: 'Rheintochter', description: 'Zwei Wellen über dem Namen' }

// rule 3.1.3.6
test.each([
  { told: 180, width: 180, height: 101, pictures: ['320w', '480w'] },
  { told: 160, width: 160, height: 90, pictures: ['160w', '320w'] },
  { told: null, width: 160, height: 90, pictures: ['160w', '320w'] },
  { told: 0, width: 160, height: 90, pictures: ['160w', '320w'] },
  { told: 2000, width: 320, height: 180, pictures: ['320w', '480w'] },
])(
  'a logo of width $told takes $width by $height pixels, in pictures of $pictures',
  ({ told, width, height, pictures }) => {
    const markup = publicPage(<Logo logo={LOGO} width={told} />)
    expect(markup).toContain(`width="${width}" height="${height}"`)
    expect([...markup.matchAll(/f=jpeg&amp;v=\d+ (\d+w)/g)].map(([, each]) => each)).toEqual(pictures)
    expect(markup).toContain(`sizes="${width}px"`)
  },
)

describe('the page of a travel', () => {
  const page = (branding: object | null) =>
    publicPage(<TravelBranding travel={{ id: 'rhein', pricing: { branding } } as never} />)

  // rule 3.1.3.6
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
