import { expect, test } from 'vitest'
import type { RenderedPage } from '#server/pages/renderedPage.ts'
import { createHtmlCache, type HtmlCache } from '#server/pages/htmlCache.ts'

function page(text: string, changes: Partial<RenderedPage> = {}): RenderedPage {
  const body = Buffer.from(text)
  return {
    status: 200,
    headers: [],
    body,
    brotli: () => Promise.resolve(body),
    inline: { scripts: [], styles: [] },
    isCacheable: true,
    ...changes,
  }
}

function open({ lifetimeMs = 2000, maxBytes = 1000 } = {}) {
  let time = 0
  let made = 0
  const store = createHtmlCache({ lifetimeMs, maxBytes, now: () => time })
  return {
    store,
    pass: (ms: number) => {
      time += ms
    },
    /** How often pages were made so far. */
    made: () => made,
    get: (key: string, changes?: Partial<RenderedPage>) =>
      store.getOrRender(key, () => {
        made += 1
        return Promise.resolve(page(key.repeat(100), changes))
      }),
  }
}

/** Begins a page that is finished when told. */
function begin(store: HtmlCache, key: string) {
  let finish = (): void => undefined
  const slow = store.getOrRender(key, () => new Promise((resolve) => (finish = () => resolve(page('slow')))))
  return { slow, finish: () => finish() }
}

test('a page asked for again within half its life is not made again, and after its life it is', async () => {
  const { get, pass, made } = open()
  await get('a')
  pass(999)
  await get('a')
  expect(made()).toBe(1)
  pass(1001)
  await get('a')
  expect(made()).toBe(2)
})

test('in the second half of its life a page is made anew once, while those who ask are given the former one', async () => {
  const { store, get, pass, made } = open()
  const former = await get('a')
  pass(1000)
  const { slow, finish } = begin(store, 'a')
  expect(await slow).toBe(former)
  expect(await get('a')).toBe(former)
  finish()
  await Promise.resolve()
  expect((await get('a')).body.toString()).toBe('slow')
  pass(999)
  expect((await get('a')).body.toString()).toBe('slow')
  expect(made()).toBe(1)
})

test('what was begun anew before the store was cleared is given to nobody', async () => {
  const { store, get, pass } = open()
  await get('a')
  pass(1000)
  const { finish } = begin(store, 'a')
  store.clear()
  await get('a')
  finish()
  await Promise.resolve()
  expect((await get('a')).body.toString()).not.toBe('slow')
})

test('a page that cannot be made anew stays until it is too old', async () => {
  const { store, get, pass } = open()
  const former = await get('a')
  const fail = () => store.getOrRender('a', () => Promise.reject(new Error('down')))
  pass(1000)
  expect(await fail()).toBe(former)
  pass(999)
  expect(await get('a')).toBe(former)
  pass(1)
  await expect(fail()).rejects.toThrow('down')
})

test('a page many ask for at once is made once, also where none is kept', async () => {
  const { get, made } = open({ lifetimeMs: 0 })
  const pages = await Promise.all([get('a'), get('a'), get('a')])
  expect(made()).toBe(1)
  expect(new Set(pages).size).toBe(1)
  await get('a')
  expect(made()).toBe(2)
})

test('the life of a page begins with its making, for then its data were read', async () => {
  const { store, pass, get, made } = open()
  const { slow, finish } = begin(store, 'a')
  pass(1500)
  finish()
  await slow
  pass(500)
  await get('a')
  expect(made()).toBe(1)
})

test('what is no whole page, and what failed, is made anew for the next who asks', async () => {
  const { store, get, made } = open()
  await get('a', { status: 404, isCacheable: false })
  await get('a', { status: 404, isCacheable: false })
  expect(made()).toBe(2)
  await expect(store.getOrRender('b', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  await get('b')
  expect(made()).toBe(3)
})

test('after it was cleared nobody is given a page that was begun before, whether finished or not', async () => {
  const { store, get, made } = open()
  await get('a')
  const { slow, finish } = begin(store, 'b')
  store.clear()
  await get('a')
  await get('b')
  expect(made()).toBe(3)
  finish()
  await slow
  expect((await get('b')).body.toString()).not.toBe('slow')
})

test('beyond its bytes the store forgets the oldest pages', async () => {
  const { get, made } = open({ maxBytes: 303 })
  for (const key of ['a', 'b', 'c']) await get(key)
  for (const key of ['a', 'b', 'c']) await get(key)
  expect(made()).toBe(3)
  await get('d')
  for (const key of ['b', 'c', 'd']) await get(key)
  expect(made()).toBe(4)
  await get('a')
  expect(made()).toBe(5)
})
