import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { newVisitor, openBrowser, type Visitor, type VisitorOptions } from './browser.ts'
import { keptAtPayment, type KeptState } from './journey.ts'
import { removeDirectory, startSite, type Site } from './site.ts'
import { forgetBookings, letMinutesPass } from './storedBookings.ts'

/** A site that stands from before the first test until after the last. */
export type StandingSite = Pick<Site, 'origin' | 'port' | 'directory'>

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each process that tests at the same time. */
    readonly sites: readonly StandingSite[]
  }
}

/** A site, and the browser to visit it with. */
export interface House extends StandingSite {
  readonly browser: () => Promise<Browser>
  /** Lets a visitor in, who leaves when the test is over. */
  readonly enter: (options?: VisitorOptions) => Promise<Visitor>
  /** What a device keeps of a booking that is filled in up to the payment. */
  readonly kept: () => Promise<KeptState>
}

export interface HouseOptions {
  /** Starts a site of the file's own, with this environment; without it the file visits the one that stands. */
  readonly environment?: () => Promise<Readonly<Record<string, string>>>
  /** Opens a browser of the file's own. */
  readonly openBrowser?: () => Promise<Browser>
}

/** Gives the tests of a file a site without bookings, and a browser. Called once, outside of tests. */
export function withSite({ environment, openBrowser: open }: HouseOptions = {}): House {
  let site: StandingSite | null = null
  let own: Promise<Browser> | null = null
  beforeAll(async () => {
    if (environment === undefined) {
      site = standingSite()
      forgetBookings(site.directory)
      return undefined
    }
    const started = await startSite({ environment: await environment() })
    site = started
    return async () => {
      await started.stop()
      removeDirectory(started.directory)
    }
  })
  afterAll(async () => (await own)?.close())
  return houseAt(
    () => {
      if (site === null) throw new Error('The site stands once the tests of the file begin')
      return site
    },
    () => (open === undefined ? sharedBrowser() : (own ??= open())),
  )
}

function houseAt(site: () => StandingSite, browser: () => Promise<Browser>): House {
  const guests: Visitor[] = []
  afterEach(async () => {
    await Promise.all(guests.splice(0).map(({ leave }) => leave()))
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
    enter: async (options) => {
      // Visitors of all tests travel under the same names.
      letMinutesPass(site().directory)
      const visitor = await newVisitor(await browser(), site().origin, options)
      guests.push(visitor)
      return visitor
    },
    kept: () => keptAt(site().origin),
  }
}

/** The site of this process. */
function standingSite(): StandingSite {
  const site = inject('sites')[Number(process.env['VITEST_POOL_ID']) - 1]
  if (site === undefined) throw new Error('No site stands for this process')
  return site
}

/** Files of one process share a browser, which ends with it. */
let shared: Promise<Browser> | null = null

async function sharedBrowser(): Promise<Browser> {
  const open = await shared
  if (open?.isConnected() === true) return open
  shared = openBrowser()
  return shared
}

/** Files of one process share what one visitor of the standing site kept. */
let walked: Promise<KeptState> | null = null

/** What the device of somebody about to book keeps of a site that sells the same as the standing one. */
export async function keptAt(origin: string): Promise<KeptState> {
  walked ??= sharedBrowser()
    .then((browser) => newVisitor(browser, standingSite().origin))
    .then(keptAtPayment)
  const { cookies, origins } = await walked
  return { cookies, origins: origins.map((kept) => ({ ...kept, origin })) }
}
