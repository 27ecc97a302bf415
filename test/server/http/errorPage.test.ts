import { expect, test } from 'vitest'
import { errorPage, orErrorPage } from '#server/http/errorPage.ts'
import { carovia } from '#tenant/config.ts'

const resort = { nonce: 'n', id: null }

test.each([
  [
    'the words of the framework',
    new Response('Unexpected Server Error\n\nTypeError: secret', {
      status: 500,
      headers: { 'Content-Type': 'text/plain' },
    }),
  ],
  ['nothing at all', new Response(null, { status: 500 })],
])('in the place of %s stands a page with the phone number and ways on', async (_name, bare) => {
  const answer = await orErrorPage(bare, carovia, resort)
  const page = await answer.text()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8'])
  for (const part of ['Carovia Reisen', 'href="tel:+41315550404"', 'href="/reisen"', 'Noch einmal versuchen'])
    expect(page).toContain(part)
  expect(page).not.toMatch(/Unexpected|secret/)
})

test.each([
  [
    'a page',
    new Response('<h1>Seite</h1>', { status: 500, headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
    '<h1>Seite</h1>',
  ],
  [
    'data',
    new Response('{"html":null}', { status: 503, headers: { 'Content-Type': 'application/json' } }),
    '{"html":null}',
  ],
  ['a success', new Response('', { status: 200 }), ''],
])('%s goes out as it is', async (_name, whole, text) => {
  const { status } = whole
  const answer = await orErrorPage(whole, carovia, resort)
  expect([answer.status, await answer.text()]).toEqual([status, text])
})

test('the error page escapes request id and configuration', () => {
  const page = errorPage({ ...carovia, operatorName: 'Hin & <b>her</b>' }, { nonce: 'n', id: 'a-1' })
  expect(page).toContain('Hin &amp; &lt;b&gt;her&lt;/b&gt;')
  expect(page).toContain('a-1')
})
