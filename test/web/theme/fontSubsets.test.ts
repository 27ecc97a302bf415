import { readFileSync } from 'node:fs'
import { openSync } from 'fontkit'
import { expect, test } from 'vitest'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import { carovia } from '#tenant/config.ts'
import { messages } from '#test/support/web/messages.ts'

const FOLDER = new URL('../../../src/web/theme/', import.meta.url)

const faces = [
  ...readFileSync(new URL('fontFaces.css', FOLDER), 'utf8').matchAll(
    /url\('\.\/(.+?)'\)[^;]*;\s*unicode-range: (.+?);/g,
  ),
].map(([, file = '', ranges = '']) => ({
  file,
  ranges: ranges.split(', ').map((range) =>
    range
      .slice(2)
      .split('-')
      .map((point) => Number.parseInt(point, 16)),
  ),
}))

/** Files whose range says that they have this letter. */
function filesFor(point: number): readonly string[] {
  return faces
    .filter(({ ranges }) => ranges.some(([first = 0, last = first]) => point >= first && point <= last))
    .map(({ file }) => file)
}

/** Letters a file draws. */
function lettersIn(file: string): ReadonlySet<number> {
  const font = openSync(new URL(file, FOLDER).pathname)
  return new Set('characterSet' in font ? font.characterSet : [])
}

/** Every text of a value, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test('every letter of the catalogue, the pages of the CMS and our own texts is in the typeface, where the sheet looks for it', () => {
  const letters = new Map(faces.map(({ file }) => [file, lettersIn(file)]))
  const texts = [...textsIn(buildCatalogue('2027-01-15')), ...textsIn(carovia), ...messages.values()]
  const points = new Set(
    texts.flatMap((text) => Array.from(text.replaceAll(/\s/g, ' '))).map((letter) => letter.codePointAt(0) ?? 0),
  )
  const missing = [...points].filter((point) => !filesFor(point).some((file) => letters.get(file)?.has(point) === true))
  expect(missing.map((point) => String.fromCodePoint(point))).toEqual([])
})

test('names from Reykjavík to Istanbul, Łódź and Škocjan are set in it too', () => {
  const letters = new Map(faces.map(({ file }) => [file, lettersIn(file)]))
  for (const letter of 'ÁÐÍÓÚÝÞÆÖáðíóúýþæČčĆćĐđŠšŽžĄąĘęŁłŃńŚśŹźŻżŐőŰűĂăȘșȚțĞğİışŘřĚěŮůŇňŤťĎďĽľŔŕÅåØøÑñÇçœŒ') {
    const point = letter.codePointAt(0) ?? 0
    expect(filesFor(point), letter).toHaveLength(1)
    expect(letters.get(filesFor(point)[0] ?? '')?.has(point), letter).toBe(true)
  }
})
