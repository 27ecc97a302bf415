import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { startFaultyPlatform, type FaultyPlatform } from '#test/support/server/faultyPlatform.ts'
import { newVisitor, openBrowser, type Visitor } from './browser.ts'
import { hurry } from './faultyLine.ts'
import { keptAtPayment, type KeptState } from './journey.ts'
import { JOURNEY_ENVIRONMENT, removeDirectory, startSite, type Site } from './site.ts'

const CONTRACT = fileURLToPath(new URL('../../schema.graphql', import.meta.url))

/** A site whose platform is somebody else's and goes wrong on demand, and visitors whose clocks hurry. */
export interface FaultySite {
  readonly site: Site
  readonly platform: FaultyPlatform
  /** Somebody who has filled in everything and is about to book. */
  readonly enter: () => Promise<Visitor>
  readonly close: () => Promise<void>
}

export async function openFaultySite(): Promise<FaultySite> {
  const [browser, platform] = await Promise.all([openBrowser(), startFaultyPlatform()])
  const { url, paymentPageUrl } = platform
  const foreign = { PLATFORM_URL: url, PLATFORM_SCHEMA: CONTRACT, PAYMENT_PAGE_URL: paymentPageUrl }
  const site = await startSite({ environment: { ...JOURNEY_ENVIRONMENT, ...foreign } })
  const kept = await keptAtPayment(await visit(browser, site))
  return {
    ...{ site, platform },
    enter: () => visit(browser, site, kept),
    close: async () => {
      await browser.close()
      await site.stop()
      removeDirectory(site.directory)
      await platform.stop()
    },
  }
}

async function visit(browser: Browser, site: Site, kept?: KeptState): Promise<Visitor> {
  const visitor = await newVisitor(browser, site.origin, kept === undefined ? {} : { kept })
  await hurry(visitor.context)
  const leave = async () => {
    await visitor.page.unrouteAll({ behavior: 'ignoreErrors' })
    await visitor.leave()
  }
  return { ...visitor, leave }
}

/** Somebody to talk to is within reach. */
export function seesPhone(page: Page): Promise<void> {
  return page.locator('a[href^="tel:"]:visible').first().waitFor()
}

/** What the visitor has typed is on the device. */
export async function keepsEntries(page: Page): Promise<void> {
  expect(await page.evaluate(() => localStorage.getItem('redux'))).toContain('"lastName":"Muster"')
}
