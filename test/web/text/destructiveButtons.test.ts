import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** German words of what takes something away. */
const DESTRUCTIVE = /löschen|verwerfen|entfernen/i

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))

const matchesIn = (files: readonly string[], pattern: RegExp) => files.flatMap((file) => [...file.matchAll(pattern)])

test('no button that deletes looks like the call to action', () => {
  const messages = new Map(
    matchesIn(filesIn('src/web/text', 'Messages.ts'), /'([\w.]+)':\s*'([^']*)'/g).map(([, key = '', text = '']) => [
      key,
      text,
    ]),
  )
  const primary = matchesIn(filesIn('src/web', '.tsx'), /look="primary"[^]*?<\/(?:Button|ButtonLink)>/g).map(
    ([button]) => button,
  )
  expect(primary.length).toBeGreaterThan(8)
  const texts = matchesIn(primary, /\bt\('([\w.]+)'/g).map(([, key = '']) => messages.get(key) ?? key)
  expect(texts).toContain('Weiter')
  expect(texts.filter((text) => DESTRUCTIVE.test(text))).toEqual([])
})
