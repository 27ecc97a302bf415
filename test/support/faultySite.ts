import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { startDistantPlatform, type DistantPlatform } from '#test/support/server/distantPlatform.ts'
import type { Visitor } from './browser.ts'
import { hurry, ownProblems } from './faultyLine.ts'
import { withSite, type House } from './house.ts'
import { JOURNEY_ENVIRONMENT } from './site.ts'

const CONTRACT = fileURLToPath(new URL('../../schema.graphql', import.meta.url))

/** A site whose platform is somebody else's, and visitors whose clocks hurry. */
export interface FaultySite {
  readonly house: House
  readonly platform: () => DistantPlatform
  /** Somebody who has filled in everything and is about to book; after the test nothing has gone wrong but the line. */
  readonly enter: () => Promise<Visitor>
}

export function withFaultySite(): FaultySite {
  let platform: DistantPlatform | null = null
  const house = withSite({
    environment: async () => {
      platform = await startDistantPlatform()
      const { url, paymentPageUrl } = platform
      return { ...JOURNEY_ENVIRONMENT, PLATFORM_URL: url, PLATFORM_SCHEMA: CONTRACT, PAYMENT_PAGE_URL: paymentPageUrl }
    },
  })
  const problems: (readonly string[])[] = []
  afterEach(() => {
    expect(problems.splice(0).flatMap(ownProblems)).toEqual([])
  })
  afterAll(() => platform?.stop())
  return {
    house,
    platform: () => {
      if (platform === null) throw new Error('The platform stands once the tests of the file begin')
      return platform
    },
    enter: async () => {
      const visitor = await house.enter({ kept: await house.kept() })
      problems.push(visitor.problems)
      await hurry(visitor.context)
      return visitor
    },
  }
}

/** Somebody to talk to is within reach. */
export function seesPhone(page: Page): Promise<void> {
  return page.locator('a[href^="tel:"]:visible').first().waitFor()
}

/** What the visitor has typed is on the device. */
export async function keepsEntries(page: Page): Promise<void> {
  expect(await page.evaluate(() => localStorage.getItem('redux'))).toContain('"lastName":"Muster"')
}
