import { expect, test } from 'vitest'
import { siteWith } from '#test/support/web/render.tsx'
import { pageMeta } from '#web/site/pageMeta.ts'

const facts = { title: 'Provence', path: '/reisen/p/provence', publicId: 'reise/provence' }

test('the Open Graph image is served by the host, with its dimensions', () => {
  expect(pageMeta(siteWith(), facts)).toEqual(
    expect.arrayContaining([
      { property: 'og:image', content: 'https://site.example/bilder/reise/provence?w=1200&r=1200x630&f=jpeg&v=3' },
      { property: 'og:image:height', content: '630' },
    ]),
  )
})

test('an Open Graph image of an image service has no height, which only the service knows', () => {
  const meta = pageMeta(
    siteWith({ pictures: { address: 'https://images.example/w_{width},f_{format}/{publicId}' } }),
    facts,
  )
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://images.example/w_1200,f_jpg/reise/provence' })
  expect(JSON.stringify(meta)).not.toContain('og:image:height')
})

// rule 2.1.1.7
test('without a picture of its own a page is shared with that of the site, as large as the card asks for', () => {
  for (const meta of [
    pageMeta(siteWith(), { ...facts, publicId: null }),
    pageMeta(siteWith({ pictures: 'none' }), facts),
  ]) {
    expect(meta).toEqual(
      expect.arrayContaining([
        { property: 'og:image', content: 'https://site.example/share.png' },
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '630' },
      ]),
    )
  }
})

// rules 2.1.1.5, 10.28
test('the document title is name and operator, on the home page the operator alone', () => {
  expect(pageMeta(siteWith(), facts)).toContainEqual({ title: 'Provence – Carovia Reisen' })
  expect(pageMeta(siteWith(), { ...facts, title: null })).toContainEqual({ title: 'Carovia Reisen' })
})
