import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messages } from '#test/support/web/messages.ts'

/** German words of what takes something away. */
const DESTRUCTIVE = /löschen|verwerfen|entfernen/i

const components = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(`src/web/${file}`, 'utf8'))

const matchesIn = (files: readonly string[], pattern: RegExp) => files.flatMap((file) => [...file.matchAll(pattern)])

test('no button that deletes looks like the call to action', () => {
  const primary = matchesIn(components, /look="primary"[^]*?<\/(?:Button|ButtonLink)>/g).map(([button]) => button)
  expect(primary.length).toBeGreaterThan(8)
  const texts = matchesIn(primary, /\bt\('([\w.]+)'/g).map(([, key = '']) => messages.get(key) ?? key)
  expect(texts).toContain('Weiter')
  expect(texts.filter((text) => DESTRUCTIVE.test(text))).toEqual([])
})
