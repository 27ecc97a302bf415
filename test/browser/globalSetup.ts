import { existsSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { bringPostgres } from '#test/support/postgres.ts'
import { bringShell, chromiumPath, firefoxPath } from '#test/support/browser/installedBrowsers.ts'
import { bringOldChromium } from '#test/support/browser/oldChromium.ts'
import { bringSafari } from '#test/support/browser/oldSafari.ts'
import {
  HOST_SCRIPT,
  JOURNEY_ENVIRONMENT,
  newDirectory,
  removeDirectory,
  startSite,
} from '#test/support/browser/site.ts'

/** Once for all files: there are sites to visit, one for each process that tests, and browsers to visit them with. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(HOST_SCRIPT)) throw new Error('The site is not built: npm run build')
  bringShell()
  chromiumPath()
  firefoxPath()
  bringOldChromium()
  bringSafari()
  bringPostgres()
  const processes = Array.from({ length: project.config.maxWorkers })
  const pictures = newDirectory()
  const sites = await Promise.all(processes.map(() => startSite({ environment: JOURNEY_ENVIRONMENT, pictures })))
  project.provide('pictures', pictures)
  project.provide(
    'sites',
    sites.map(({ origin, port, directory }) => ({ origin, port, directory })),
  )
  return async () => {
    await Promise.all(sites.map(({ stop }) => stop()))
    for (const directory of [pictures, ...sites.map((site) => site.directory)]) removeDirectory(directory)
  }
}
