import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from '#test/support/axe.ts'
import { LAPTOP, newVisitor, openBrowser, PHONE } from '#test/support/browser.ts'
import { walkEveryState } from '#test/support/everyState.ts'
import * as journey from '#test/support/journey.ts'
import { JOURNEY_ENVIRONMENT, removeDirectory, startSite, type Site } from '#test/support/site.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  ;[browser, site] = await Promise.all([openBrowser(), startSite({ environment: JOURNEY_ENVIRONMENT })])
})

afterAll(async () => {
  await browser.close()
  await site.stop()
  removeDirectory(site.directory)
})

async function expectClean(page: Page, name: string): Promise<void> {
  expect.soft(await violations(page), name).toEqual([])
}

test.each(['/', '/reisen', '/reisen?query=xyzxyz', journey.TRAVEL_PATH, '/rechtliches/agb', '/gibt-es-nicht'])(
  'axe finds nothing on %s, on a laptop and on a phone',
  async (path) => {
    for (const width of [LAPTOP, PHONE]) {
      const { page, leave } = await newVisitor(browser, site.origin, { width })
      await journey.open(page, path)
      await expectClean(page, String(width))
      await leave()
    }
  },
)

test.each([LAPTOP, PHONE])('axe finds nothing on any step of the funnel in any state at %s px', async (width) => {
  const { page, leave } = await newVisitor(browser, site.origin, { width })
  await walkEveryState(page, (state) => expectClean(page, state))
  await leave()
})
