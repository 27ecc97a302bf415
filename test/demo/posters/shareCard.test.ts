import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'

import { openLettering, type Lettering } from '#demo/posters/drawing/lettering.ts'
import { drawShareCard, type Caption } from '#demo/posters/shareCard.ts'

const order = { spec: { scene: 'lake', palette: 'summer' }, seed: 'reise/gardasee' } as const
const caption: Caption = {
  name: 'Gardasee',
  dates: '14.05.2027 – 20.05.2027',
  price: 'ab CHF 1’290.-',
  operator: 'Carovia Reisen',
}

let lettering: Lettering
beforeAll(async () => {
  lettering = await openLettering()
})

test('a share picture is 1200 by 630 and sets its text as outlines, needing no font', async () => {
  const svg = drawShareCard(order, caption, { lettering, width: 1200 })
  expect(svg).not.toContain('<text')
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test('figures of a share picture have equal width', () => {
  expect(lettering.widthOf('1111', 50)).toBe(lettering.widthOf('8888', 50))
})

test('a letter missing in the font loses its accent, other missing characters are left out', () => {
  expect(lettering.widthOf('Č', 50)).toBe(lettering.widthOf('C', 50))
  expect(lettering.widthOf('a漢', 50)).toBe(lettering.widthOf('a', 50))
})

test('a very long name stays within the panel of a share picture', async () => {
  const name = 'Donaudampfschifffahrtsgesellschaft und noch viele weitere Wörter, '.repeat(6)
  const svg = drawShareCard(order, { ...caption, name }, { lettering, width: 1200 })
  const plain = drawShareCard(order, { ...caption, name: 'Kurz' }, { lettering, width: 1200 })
  const area = { left: 500, top: 0, width: 700, height: 630 }
  const [one, other] = await Promise.all(
    [svg, plain].map((each) => sharp(Buffer.from(each)).extract(area).raw().toBuffer()),
  )
  expect(one?.equals(other ?? Buffer.of())).toBe(true)
})
