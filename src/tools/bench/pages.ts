import { execFile } from 'node:child_process'
import { platform } from 'node:process'
import { promisify } from 'node:util'
import { chromium, type Browser } from 'playwright-core'
import { check, record, type Shape, type ValueOf } from '#domain/shape.ts'
import { newVisitor, PHONE } from '#test/support/browser/visitor.ts'
import { CHROMIUM_FLAGS, chromiumPath } from '#test/support/browser/installedBrowsers.ts'
import { LIST_PATH, open, stepUrl, TRAVEL_PATH } from '#test/support/browser/funnel.ts'
import { freePort } from '#test/support/browser/site.ts'
import { figureTable, median, type Figure, type Report } from './figures.ts'
import { withSite } from './runningSites.ts'
import { throttleCpu, CPU_SLOWDOWN } from './throttledUser.ts'

const RUNS = 5

interface MeasuredPage {
  readonly name: string
  readonly path: string
  readonly isIndexed: boolean
  readonly limits: { readonly performance: number; readonly paintSeconds: number; readonly blockingMs: number }
}

const PUBLIC_LIMITS = { performance: 99, paintSeconds: 1, blockingMs: 50 }

const PAGES: readonly MeasuredPage[] = [
  { name: 'home', path: '/', isIndexed: true, limits: PUBLIC_LIMITS },
  { name: 'list', path: '/reisen', isIndexed: true, limits: PUBLIC_LIMITS },
  { name: 'travel', path: TRAVEL_PATH, isIndexed: true, limits: PUBLIC_LIMITS },
  { name: 'content', path: '/rechtliches/agb', isIndexed: true, limits: PUBLIC_LIMITS },
  {
    name: 'funnel',
    path: stepUrl('start'),
    isIndexed: false,
    limits: { performance: 98, paintSeconds: 1, blockingMs: 50 },
  },
]

/** Lighthouse scores of the pages on a phone, and the time from a press on a card until the travel is shown. */
export function pagesReport(): Promise<Report> {
  return withSite(async ({ origin }) => {
    const figures: Figure[] = []
    for (const page of PAGES) figures.push(...(await pageFigures(page, origin)))
    figures.push(await withBrowser([], (browser) => cardFigure(browser, origin)))
    return figureTable(figures)
  })
}

/** Each run has a browser of its own, as a first visit has: what the run before left behind would be cleared away within it. */
async function withBrowser<Answer>(
  flags: readonly string[],
  action: (browser: Browser) => Promise<Answer>,
): Promise<Answer> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS, ...flags],
    headless: true,
  })
  try {
    return await action(browser)
  } finally {
    await browser.close()
  }
}

async function pageFigures(
  { name, path, isIndexed, limits }: MeasuredPage,
  origin: string,
): Promise<readonly Figure[]> {
  const runs: LighthouseReport[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const port = await freePort()
    const visit = () => lighthouseReport(origin + path, port)
    runs.push(await withBrowser([`--remote-debugging-port=${port}`], visit))
  }
  const score = (category: keyof LighthouseReport['categories']) =>
    median(runs.map(({ categories }) => categories[category].score * 100))
  const figure = (audit: keyof LighthouseReport['audits']) =>
    median(runs.map(({ audits }) => audits[audit].numericValue))
  const whole = ['accessibility', 'best-practices', ...(isIndexed ? (['seo'] as const) : [])] as const
  return [
    { name: `${name}: performance`, value: score('performance'), unit: '', limit: { least: limits.performance } },
    {
      name: `${name}: largest contentful paint`,
      value: figure('largest-contentful-paint') / 1000,
      unit: 's',
      limit: { most: limits.paintSeconds },
    },
    {
      name: `${name}: total blocking time`,
      value: figure('total-blocking-time'),
      unit: 'ms',
      limit: { most: limits.blockingMs },
    },
    {
      name: `${name}: cumulative layout shift`,
      value: figure('cumulative-layout-shift'),
      unit: '',
      limit: { most: 0 },
    },
    ...whole.map((category) => ({
      name: `${name}: ${category}`,
      value: score(category),
      unit: '',
      limit: { least: 100 },
    })),
  ]
}

/** Fetched by npm when it is run: installed it would be 185 MB, a third of all packages. Version 13 needs Node 22.19. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

const MOST_BYTES = 100 * 1024 ** 2

const number: Shape<number> = (json) => (typeof json === 'number' ? json : Number.NaN)
const category = record({ score: number })
const audit = record({ numericValue: number })

const report = record({
  categories: record({ performance: category, accessibility: category, 'best-practices': category, seo: category }),
  audits: record({
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
  }),
})

/** The scores (0 to 1) and figures (milliseconds, layout shift) of one visit; NaN for what Lighthouse could not measure. */
type LighthouseReport = ValueOf<typeof report>

/**
 * Has Lighthouse visit a page as a phone, in a browser that listens for DevTools on a port.
 * @throws where npm cannot fetch Lighthouse, or the visit fails
 */
async function lighthouseReport(url: string, port: number): Promise<LighthouseReport> {
  const words = ['--yes', LIGHTHOUSE, url, `--port=${String(port)}`, '--output=json', '--quiet']
  // On Windows npx is a script of its shell.
  const options = { maxBuffer: MOST_BYTES, shell: platform === 'win32' }
  const { stdout } = await promisify(execFile)('npx', [...words, '--no-enable-error-reporting'], options)
  const checked = check(report, stdout)
  if (!checked.isValid) throw new Error(`Lighthouse answered otherwise than expected: ${checked.reason}`)
  return checked.value
}

/** Far from the server, so that round trips count and not bytes. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 }

async function cardFigure(browser: Browser, origin: string): Promise<Figure> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const { context, page, leave } = await newVisitor(browser, origin, { width: PHONE, height: 844 })
    await open(page, LIST_PATH)
    await page.waitForLoadState('networkidle')
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await throttleCpu(devtools, CPU_SLOWDOWN)
    await page.evaluate(watchHeading)
    await page.locator('main a[href^="/reisen/"]').first().click()
    await page.waitForURL(/\/reisen\/.+\/.+/)
    times.push(await page.evaluate(() => window.headingShown ?? Promise.resolve(Number.NaN)))
    await leave()
  }
  return { name: 'card pressed → heading of the travel', value: median(times), unit: 'ms', limit: { most: 300 } }
}

declare global {
  interface Window {
    /** Milliseconds from the press to the frame that shows another heading. */
    headingShown?: Promise<number>
  }
}

/** Runs in the page. */
function watchHeading(): void {
  const before = document.querySelector('h1')?.textContent
  window.headingShown = new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          const now = document.querySelector('h1')?.textContent ?? before
          if (now === before) requestAnimationFrame(look)
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
        }
        look()
      },
      { capture: true, once: true },
    )
  })
}
