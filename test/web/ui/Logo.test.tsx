// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderPage } from '#test/support/web/render.tsx'
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
    const { container } = renderPage(<Logo logo={LOGO} width={told} />)
    const box = container.querySelector('svg')
    expect([box?.getAttribute('width'), box?.getAttribute('height')]).toEqual([String(width), String(height)])
    const logo = screen.getByRole('img', { name: LOGO.description })
    const jpegs = [...(logo.getAttribute('srcset') ?? '').matchAll(/f=jpeg&v=\d+ (\d+w)/g)]
    expect(jpegs.map(([, each]) => each)).toEqual(pictures)
    expect(logo.getAttribute('sizes')).toBe(`${width}px`)
  },
)

describe('the page of a travel', () => {
  const page = (branding: object | null) =>
    renderPage(<TravelBranding travel={{ id: 'rhein', pricing: { branding } } as never} />).container

  // rule 3.1.3.6
  test('draws the logo it is sold under, and says what it shows', () => {
    page({ logoWidth: 180, logo: LOGO })
    const logo = screen.getByRole<HTMLImageElement>('img', { name: 'Zwei Wellen über dem Namen' })
    expect(logo.src).toContain('/bilder/logo/rheintochter?')
    page({ logoWidth: 180, logo: { ...LOGO, description: null } })
    expect(screen.getByRole('img', { name: 'Rheintochter' })).toBeDefined()
  })

  test('draws nothing where there is none', () => {
    const isEmpty = (container: Element) => container.childNodes.length === 0
    expect(isEmpty(page(null))).toBe(true)
    expect(isEmpty(page({ logoWidth: 180, logo: null }))).toBe(true)
    expect(isEmpty(renderPage(<TravelBranding travel={{ id: 'rhein', pricing: null } as never} />).container)).toBe(
      true,
    )
  })
})
