import type { Browser } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, inject } from 'vitest'
import { forgetBookings, letMinutesPass } from './bookings.ts'
import { storageStateAtPayment, type StorageState } from './funnel.ts'
import { removeDirectory, type Site, startSite } from './site.ts'
import { newVisitor, openBrowser, type Visitor, type VisitorOptions } from './visitor.ts'

/** A site that runs for the whole test run and is shared by files. */
export type SharedSite = Pick<Site, 'origin' | 'port' | 'directory'>

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each test process (browser/globalSetup.ts). */
    readonly sites: readonly SharedSite[]
    /** Folder of the pictures that any site of the run has drawn. */
    readonly pictures: string
  }
}

/** A running site, and visitors for it. */
export interface SiteFixture extends SharedSite {
  readonly browser: () => Promise<Browser>
  /** A visitor in a browser context of their own, closed after the test. */
  readonly newVisitor: (options?: VisitorOptions) => Promise<Visitor>
  /** Cookies and localStorage of a device with a booking filled in up to the payment step. */
  readonly storageState: () => Promise<StorageState>
}

export interface SiteFixtureOptions {
  /** Starts a site for this file alone, with this environment; default: the shared one. */
  readonly environment?: () => Promise<Readonly<Record<string, string>>>
  /** How the browser is opened where no earlier file of the process has; default: Chromium. */
  readonly openBrowser?: () => Promise<Browser>
}

/** Gives the tests of a file a site without bookings, and a browser. Call once at module level, before any test. */
export function withSite({ environment, openBrowser: open = openBrowser }: SiteFixtureOptions = {}): SiteFixture {
  let site: SharedSite | null = null
  beforeEach(({ task }) => {
    // The booking of a first attempt that failed is not what the second one has booked.
    if (environment === undefined && task.result?.errors !== undefined) forgetBookings(sharedSite().directory)
  })
  beforeAll(async () => {
    if (environment === undefined) {
      site = sharedSite()
      forgetBookings(site.directory)
      return undefined
    }
    const started = await startSite({ environment: await environment(), pictures: inject('pictures') })
    site = started
    return async () => {
      await started.stop()
      removeDirectory(started.directory)
    }
  })
  return fixtureAt(
    () => {
      if (site === null) throw new Error('The site runs once the tests of the file begin')
      return site
    },
    () => sharedBrowser(open),
  )
}

function fixtureAt(site: () => SharedSite, browser: () => Promise<Browser>): SiteFixture {
  const visitors: Visitor[] = []
  afterEach(async () => {
    await Promise.all(visitors.splice(0).map(({ leave }) => leave()))
  })
  return {
    get origin() {
      return site().origin
    },
    get port() {
      return site().port
    },
    get directory() {
      return site().directory
    },
    browser,
    newVisitor: async (options) => {
      // Visitors of all tests book for the same people, which would be asked about as a duplicate.
      letMinutesPass(site().directory)
      const visitor = await newVisitor(await browser(), site().origin, options)
      visitors.push(visitor)
      return visitor
    },
    storageState: () => storageStateAt(site().origin),
  }
}

/** The site of this process. */
function sharedSite(): SharedSite {
  const site = inject('sites')[Number(process.env['VITEST_POOL_ID']) - 1]
  if (site === undefined) throw new Error('No site runs for this process')
  return site
}

/** Files of one process share browsers, by how they are opened; they end with the process. */
const shared = new Map<() => Promise<Browser>, Promise<Browser>>()

async function sharedBrowser(open: () => Promise<Browser>): Promise<Browser> {
  const opened = await shared.get(open)
  if (opened?.isConnected() === true) return opened
  const browser = open()
  shared.set(open, browser)
  return browser
}

/** Files of one process share the storage state of one visitor. */
let filledIn: Promise<StorageState> | null = null

/** Storage state of a visitor about to book, for a site that sells the same as the shared one. */
export async function storageStateAt(origin: string): Promise<StorageState> {
  filledIn ??= sharedBrowser(openBrowser)
    .then((browser) => newVisitor(browser, sharedSite().origin))
    .then(storageStateAtPayment)
  const { cookies, origins } = await filledIn
  return { cookies, origins: origins.map((stored) => ({ ...stored, origin })) }
}
