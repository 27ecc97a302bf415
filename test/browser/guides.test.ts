import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { blockText, settingsIn } from '#test/support/docs/guides.ts'
import { startBarePlatform } from '#test/support/server/platformServers.ts'
import { JOURNEY_ENVIRONMENT, newDirectory, removeDirectory, startSite } from '#test/support/browser/site.ts'

/** Pages of a host with these settings, as the server sends them. */
async function startedWith(settings: Readonly<Record<string, string>>, directory = newDirectory()) {
  const site = await startSite({ environment: { ...settings, ...JOURNEY_ENVIRONMENT }, directory })
  onTestFinished(async () => {
    await site.stop()
    removeDirectory(directory)
  })
  return { page: async (path: string) => (await fetch(site.origin + path)).text() }
}

test('add-a-tenant.md gives the site of another operator, without another build', async () => {
  const directory = newDirectory()
  const file = join(directory, 'tenant.json')
  writeFileSync(file, blockText('add-a-tenant.md', 'tenant.json'))
  const { PORT: _port, PLATFORM_URL: _platform, ...settings } = settingsIn(blockText('add-a-tenant.md', 'env'))
  // Side by side on the same data, as the guide says.
  const demo = await startedWith({}, directory)
  const bergblick = await startedWith({ ...settings, TENANT_FILE: file }, directory)
  const list = await bergblick.page('/reisen')
  expect(list).toMatch(/<title[^>]*>[^<]*Bergblick Reisen</)
  expect(list).toContain('#123A5A')
  expect(list).not.toContain('Reisemonat')
  expect(await bergblick.page('/rechtliches/impressum')).toContain('Bergblick Reisen AG')
  expect(await demo.page('/rechtliches/impressum')).toContain('Carovia Reisen AG')
})

test('connect-the-real-platform.md makes the site sell what another platform sells', async () => {
  const platform = await startBarePlatform({ isIntrospectable: true })
  const { PLATFORM_SCHEMA: _, ...settings } = settingsIn(blockText('connect-the-real-platform.md', 'env'))
  const page = await (await startedWith({ ...settings, PLATFORM_URL: platform.url })).page('/reisen')
  expect(platform.calls.map(({ operationName }) => operationName)).toContain('TravelFilter')
  expect(page).toContain('Über die Alpen')
  expect(page).not.toContain('Marokko')
})
