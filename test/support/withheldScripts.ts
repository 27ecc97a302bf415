import type { Page, Route } from 'playwright-core'

/** Scripts of a page that do not come before they are released. */
export interface WithheldScripts {
  readonly release: () => void
}

/**
 * Lets a page come without its scripts, as on a slow line.
 *
 * @param scripts those that do not come, as a glob of their addresses.
 */
export async function withholdScripts(page: Page, scripts = '**/*.js'): Promise<WithheldScripts> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(scripts, async (route: Route) => {
    await released
    await route.continue()
  })
  return { release: () => release() }
}
