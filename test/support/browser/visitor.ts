import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
  type Route,
} from 'playwright-core'
import { CHROMIUM_FLAGS, chromiumPath } from './installedBrowsers.ts'
import { setPointer } from './userSimulator.ts'

/** Viewport widths in CSS pixels. */
export const PHONE = 390
export const LAPTOP = 1280

/** A visitor with an own browser context: no cookies, empty storage. */
export interface Visitor {
  readonly context: BrowserContext
  readonly page: Page
  /** Errors and warnings of the console, uncaught errors, and requests that failed or were refused. */
  readonly problems: string[]
  /** Every request so far, in order. */
  readonly requests: Request[]
  readonly leave: () => Promise<void>
}

export interface VisitorOptions {
  readonly width?: number
  readonly height?: number
  readonly forcedColors?: 'active'
  readonly javaScriptEnabled?: boolean
  /** Cookies and localStorage of an earlier visit. */
  readonly storageState?: BrowserContextOptions['storageState']
  /** Touch instead of mouse; default: on a phone in Chromium. Firefox under test has no touch. */
  readonly hasTouch?: boolean
  /** Default: reduced motion, for animations are in the way of tests that are not about them. */
  readonly hasMotion?: boolean
  /** Whether consent is still to be answered; default: answered with «Nein». */
  readonly isAsked?: boolean
}

/** Upper limit for hanging requests, far above the duration on a busy machine. */
const HANGS_AFTER_MS = 60_000

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS], headless: true })
}

export async function newVisitor(
  browser: Browser,
  origin: string,
  {
    width = LAPTOP,
    height = 900,
    hasTouch = width <= PHONE && browser.browserType() === chromium,
    forcedColors,
    javaScriptEnabled = true,
    storageState,
    hasMotion = false,
    isAsked = false,
  }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    viewport: { width, height },
    hasTouch,
    reducedMotion: hasMotion ? 'no-preference' : 'reduce',
    javaScriptEnabled,
    ...(forcedColors === undefined ? {} : { forcedColors }),
    ...(storageState === undefined ? {} : { storageState }),
  })
  setPointer(context, hasTouch ? 'touch' : 'mouse')
  if (!javaScriptEnabled) await context.route(isPage, withNoscriptShown)
  if (!isAsked) await context.addInitScript(hasAnswered)
  const page = await context.newPage()
  page.setDefaultTimeout(HANGS_AFTER_MS)
  return { context, page, ...listen(page), leave: () => leave(context) }
}

/** Runs in the page: the visitor was here before, has answered, and has been counted. */
function hasAnswered(): void {
  try {
    localStorage.setItem(
      'consent',
      JSON.stringify({ question: 1, answer: 'necessary', day: new Date().toISOString().slice(0, 10) }),
    )
    localStorage.setItem('conversions', 'View_Tour Download_PDF Start_Checkout')
  } catch {
    // An empty page has no storage.
  }
}

/** Requests held by a test's own routes are released first. */
async function leave(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

function isPage({ pathname }: URL): boolean {
  return !/\.\w+$/.test(pathname) && !pathname.startsWith('/bilder/')
}

/**
 * Chromium under test keeps reading pages as if scripts ran, so that `noscript` stays hidden. A browser without scripts
 * reads what is inside like any other content.
 */
async function withNoscriptShown(route: Route): Promise<void> {
  const response = await route.fetch({ maxRedirects: 0 })
  const isHtml = response.headers()['content-type']?.startsWith('text/html') === true
  if (!isHtml) return route.fulfill({ response })
  const body = await response.text()
  return route.fulfill({ response, body: body.replaceAll(/<\/?noscript>/g, '') })
}

function listen(page: Page): Pick<Visitor, 'problems' | 'requests'> {
  const problems: string[] = []
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${String(response.status())} ${response.url()}`)
  })
  return { problems, requests }
}

/** Names of the operations asked of the platform, in order. */
export function askedOperations(requests: readonly Request[]): readonly string[] {
  return requests.flatMap((request) => operationOf(request) ?? [])
}

export function isOperation(request: Request, name: string): boolean {
  return operationOf(request) === name
}

/** Null for requests that ask the platform nothing. */
function operationOf(request: Request): string | null {
  if (new URL(request.url()).pathname !== '/api/proxy') return null
  const body: unknown = request.postDataJSON()
  return typeof body === 'object' && body !== null && 'operationName' in body ? String(body.operationName) : null
}

/** Waits until the page has nothing more to do by itself. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  for (let round = 0; round < 3; round += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
}

/** Scripts of a page, held back until released. */
export interface WithheldScripts {
  readonly release: () => void
}

/**
 * Holds back the scripts of a page, as on a slow network.
 *
 * @param scripts glob of the URLs to hold back.
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
