import type { LoaderFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { EMPTY_FILTER } from '#domain/travels/filter.ts'
import { siteWith } from '#test/support/web/render.tsx'
import { loader, meta } from '#web/routes/travelList.tsx'

async function redirectOf(address: string): Promise<string | null> {
  const request = new Request(`https://site.example${address}`)
  try {
    await loader({ request } as LoaderFunctionArgs)
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location')
  }
  return null
}

// rules 2.2.2.1, 10.31
test('values that a form repeats are joined, and the address keeps where the visitor comes from', async () => {
  expect(await redirectOf('/reisen?destinations=a&destinations=b&months=2027-05&utm_source=mail')).toBe(
    '/reisen?destinations=a%7Cb&months=2027-05&utm_source=mail',
  )
  expect(await redirectOf('/recherche?q=see&months=2027-05&months=2027-06')).toBe(
    '/recherche?q=see&months=2027-05%7C2027-06',
  )
})

test.each([
  ['/reisen', true],
  ['/reisen/', true],
  ['/reisen?utm_source=mail', true],
  ['/reisen?months=2027-05', false],
  ['/recherche', false],
])('%s is shown to search engines: %s', (address, isIndexed) => {
  const { pathname, search } = new URL(address, 'https://site.example')
  const args = {
    matches: [{ loaderData: siteWith() }],
    location: { pathname, search },
    loaderData: { filter: EMPTY_FILTER },
  }
  const tags = meta(args as never)
  const canonical = { tagName: 'link', rel: 'canonical', href: 'https://site.example/reisen' }
  expect(tags).toContainEqual(isIndexed ? canonical : { name: 'robots', content: 'noindex' })
})
