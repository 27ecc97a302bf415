import { expect, test } from 'vitest'
import { pathClashes } from '#domain/content/pathClashes.ts'

function category(urlSlug: string | null, id: string, onlineStatus = 'ONLINE') {
  const pages = [{ id, name: `Seite ${id}`, onlineStatus, seoSettings: { urlSlug: 'anreise' } }]
  return { seoSettings: { urlSlug }, pageIds: [id], pages }
}

test('two pages that come to one address are named, as where their categories are called like routes', () => {
  expect(pathClashes([category('reisen', 'p1'), category('buchen', 'p2')])).toEqual([
    'several pages have the address /pages/anreise, and only the first is shown: «Seite p1» (p1), «Seite p2» (p2)',
  ])
})

test('pages in categories of their own, a page in two categories and one that is offline clash with none', () => {
  expect(pathClashes([category('flug', 'p1'), category('car', 'p2')])).toEqual([])
  expect(pathClashes([category('flug', 'p1'), category('car', 'p1')])).toEqual([])
  expect(pathClashes([category('reisen', 'p1', 'OFFLINE'), category('buchen', 'p2')])).toEqual([])
})

test('unreadable categories clash with none', () => {
  expect(pathClashes(null)).toEqual([])
  expect(pathClashes([{ pages: 7 }])).toEqual([])
})
