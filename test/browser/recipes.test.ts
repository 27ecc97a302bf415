import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { blockText, settingsIn } from '#test/support/docs/recipes.ts'
import { startBarePlatform } from '#test/support/server/platformServers.ts'
import { JOURNEY_ENVIRONMENT, newDirectory, removeDirectory, startSite } from '#test/support/browser/site.ts'

/** The list of tours of a host with these settings, as the server sends it. */
async function listOf(settings: Readonly<Record<string, string>>): Promise<string> {
  const site = await startSite({ environment: { ...settings, ...JOURNEY_ENVIRONMENT } })
  onTestFinished(async () => {
    await site.stop()
    removeDirectory(site.directory)
  })
  return (await fetch(`${site.origin}/reisen`)).text()
}

test('add-a-tenant.md gives the site of another operator, without another build', async () => {
  const directory = newDirectory()
  onTestFinished(() => removeDirectory(directory))
  const file = join(directory, 'tenant.json')
  // The embedded platform knows no tenant but number 4, as the recipe says.
  writeFileSync(file, blockText('add-a-tenant.md', 'tenant.json').replace('"id": "9"', '"id": "4"'))
  const { PORT: _port, PLATFORM_URL: _platform, ...settings } = settingsIn(blockText('add-a-tenant.md', 'env'))
  const page = await listOf({ ...settings, TENANT_FILE: file })
  expect(page).toMatch(/<title[^>]*>[^<]*Bergblick Reisen</)
  expect(page).toContain('#123A5A')
  expect(page).not.toContain('Reisemonat')
})

test('connect-the-real-platform.md makes the site sell what another platform sells', async () => {
  const platform = await startBarePlatform({ isIntrospectable: true })
  const { PLATFORM_SCHEMA: _, ...settings } = settingsIn(blockText('connect-the-real-platform.md', 'env'))
  const page = await listOf({ ...settings, PLATFORM_URL: platform.url })
  expect(platform.calls.map(({ operationName }) => operationName)).toContain('TravelFilter')
  expect(page).toContain('Über die Alpen')
  expect(page).not.toContain('Marokko')
})
