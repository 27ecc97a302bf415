import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PictureHost } from '#domain/content/pictures.ts'
import { siteWith } from '#test/support/web/render.tsx'
import { SiteProvider } from '#web/site/SiteContext.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { PicturePlaceholder } from '#web/ui/PicturePlaceholder.tsx'

function drawn(publicId: string | null, pictures: PictureHost): string {
  return renderToStaticMarkup(
    <SiteProvider value={siteWith({ pictures })}>
      <Picture publicId={publicId} alt="Ein See" ratio="4x5" widths={[320, 480]} sizes="20rem" />
    </SiteProvider>,
  )
}

test('a picture of an image service comes as AVIF and JPEG in each width', () => {
  const page = drawn('reise/see', { address: 'https://images.example/w_{width},f_{format}/{publicId}' })
  expect(page).toContain(
    'type="image/avif" srcSet="https://images.example/w_320,f_avif/reise/see 320w, https://images.example/w_480,f_avif/reise/see 480w"',
  )
  expect(page).toContain('src="https://images.example/w_480,f_jpg/reise/see"')
  expect(page).not.toContain('/bilder/')
})

test.each([
  [null, 'own'],
  ['', 'own'],
  ['../x', 'own'],
  ['reise/see', 'none'],
] as const)('of %j at %j nothing is drawn but the ground behind it', (publicId, pictures) => {
  expect(drawn(publicId, pictures)).toBe('')
})

test('a ground has the colour of its picture, and is a flat poster where that is not known', () => {
  expect(renderToStaticMarkup(<PicturePlaceholder colour="#14342b" />)).toContain('fill="#14342b"')
  expect(renderToStaticMarkup(<PicturePlaceholder colour={null} />)).toMatch(
    /^<span class="[^"]*poster[^"]*" aria-hidden="true"><\/span>$/,
  )
})
