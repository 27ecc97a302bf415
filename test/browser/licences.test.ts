import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDirectory, removeDirectory, startSite, type Site } from '#test/support/browser/site.ts'

let site: Site
const directory = newDirectory()

beforeAll(async () => {
  site = await startSite({ directory })
})

afterAll(async () => {
  await site.stop()
  removeDirectory(directory)
})

/** The text of a file of the site. */
async function served(path: string): Promise<string> {
  const response = await fetch(site.origin + path)
  expect(response.status, path).toBe(200)
  return response.text()
}

test('the site serves the licence of every package in its scripts', async () => {
  const text = await served('/licences.md')
  for (const name of ['react-dom', 'react-router', 'urql', 'jotai', 'leaflet', 'yup', 'web-vitals'])
    expect(text).toContain(`## ${name} - `)
  expect(text).toContain('The above copyright notice and this permission notice shall be included')
})

test('the site serves the licence of its typeface and names the sources of its data, and the imprint leads there', async () => {
  const text = await served('/notices.txt')
  const font = readFileSync('node_modules/@fontsource-variable/archivo/LICENSE', 'utf8')
  expect(text).toContain(font.trim())
  for (const words of ['https://www.geonames.org/', 'https://creativecommons.org/licenses/by/', 'Natural Earth'])
    expect(text).toContain(words)
  expect(await served('/rechtliches/impressum')).toContain('href="/notices.txt"')
})
