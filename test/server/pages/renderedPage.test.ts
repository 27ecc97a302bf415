import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressPage, readRenderedPage } from '#server/pages/renderedPage.ts'

const HTML = { 'Content-Type': 'text/html; charset=utf-8' }

test('a rendered page keeps the route’s headers, and is kept compressed', async () => {
  const page = await readRenderedPage(new Response('<p>Grüezi</p>', { headers: { ...HTML, 'X-Said': 'yes' } }), {
    nonce: 'n',
    isWhole: true,
  })
  expect(page.isCacheable).toBe(true)
  expect(Object.fromEntries(page.headers)).toMatchObject({ 'x-said': 'yes' })
  expect(page.body.toString()).toBe('<p>Grüezi</p>')
  const kept = await compressPage(page)
  expect(brotliDecompressSync(kept.brotli).toString()).toBe('<p>Grüezi</p>')
  expect(kept).not.toHaveProperty('body')
  expect(kept).toMatchObject({ status: 200, headers: page.headers, isCacheable: true })
})

test('equal pages have equal ETags, different pages different ones', async () => {
  const tagOf = async (text: string) =>
    Object.fromEntries(
      (await readRenderedPage(new Response(text, { headers: HTML }), { nonce: 'n', isWhole: true })).headers,
    )['etag']
  expect(await tagOf('<p>a</p>')).toMatch(/^W\/"[\w-]{43}"$/)
  expect(await tagOf('<p>a</p>')).toBe(await tagOf('<p>a</p>'))
  expect(await tagOf('<p>a</p>')).not.toBe(await tagOf('<p>b</p>'))
})

test.each([
  { status: 404, headers: HTML },
  { status: 503, headers: HTML },
  { status: 302, headers: { Location: '/reisen' } },
  { status: 200, headers: { 'Content-Type': 'application/xml' } },
])('an answer of %o is not kept', async (init) => {
  expect((await readRenderedPage(new Response('', init), { nonce: 'n', isWhole: true })).isCacheable).toBe(false)
})

test('a page that lacks an answer is not kept', async () => {
  const page = await readRenderedPage(new Response('', { headers: HTML }), { nonce: 'n', isWhole: false })
  expect(page.isCacheable).toBe(false)
})

test('cookies are removed from a shared page', async () => {
  const page = await readRenderedPage(new Response('', { headers: { ...HTML, 'Set-Cookie': 'a=b' } }), {
    nonce: 'n',
    isWhole: true,
  })
  expect(page.headers.map(([name]) => name)).not.toContain('set-cookie')
})
