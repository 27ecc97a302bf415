import type { Browser, Page } from 'playwright-core'
import { newVisitor, openBrowser, PHONE } from '#test/support/browser.ts'
import { arriveAt, chooseDate, fillPeople, goOn, openFunnel, setAdults, steps, type Person } from '#test/support/journey.ts'
import { FUNNEL_ACTS, type StepActs } from './funnelActs.ts'
import { firstTap } from './firstTap.ts'
import { startHeavySite } from './heavySite.ts'
import { HEAVY_TRAVEL_ID } from './heavyTour.ts'
import { inPageYardstick } from './inPageYardstick.ts'
import { slowHand, watchInteractions, type SlowHand } from './slowHand.ts'

/** Bars: the median act and the worst. */
const MEDIAN_MS = 50
const WORST_MS = 100

const PARTY = 8
/** For what is awaited beside the acts, on a machine that may be busy. */
const PATIENCE_MS = 20_000

/** An act and how long it took to the next paint, each time it was done. */
interface Timed {
  readonly name: string
  readonly durations: readonly number[]
}

/** How soon each act in the funnel is answered, on the heaviest travel, for eight, on a phone four times slower than here. */
export async function funnelReport(): Promise<string> {
  const site = await startHeavySite()
  const browser = await openBrowser()
  try {
    const tap = await firstTap(browser, site.origin)
    const { timed, yardstickMs } = await walk(browser, site.origin)
    return reportOf([{ name: `first tap, before any script is there: ${tap.isKept ? 'kept' : 'LOST'}`, durations: [tap.durationMs] }, ...timed], yardstickMs)
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function walk(browser: Browser, origin: string): Promise<{ readonly timed: readonly Timed[]; readonly yardstickMs: number }> {
  const { context, page, leave } = await newVisitor(browser, origin, { width: PHONE, height: 844 })
  page.setDefaultTimeout(PATIENCE_MS)
  await page.addInitScript(watchInteractions)
  const devtools = await context.newCDPSession(page)
  await openFunnel(page, HEAVY_TRAVEL_ID)
  const yardstickMs = await inPageYardstick(page, devtools)
  await houseParty(page)
  const hand = slowHand(page, devtools)
  const timed: Timed[] = []
  for (const step of FUNNEL_ACTS) {
    timed.push(...(await walkStep(step, hand)))
    if (step.title === steps.personalData) await fillPeopleAndGoOn(page)
  }
  await leave()
  return { timed, yardstickMs }
}

async function walkStep({ title, acts }: StepActs, hand: SlowHand): Promise<readonly Timed[]> {
  await arriveAt(hand.page, title)
  const timed: Timed[] = []
  for (const { name, run } of acts) {
    const durations = await run(hand).catch((error: unknown) => {
      throw new Error(`«${title}», ${name}: could not be done`, { cause: error })
    })
    timed.push({ name: `${title.slice(0, 24)} · ${name}`, durations })
  }
  return timed
}

async function houseParty(page: Page): Promise<void> {
  await chooseDate(page, 'Juni 2027', 'Sa 19.06. –')
  await setAdults(page, PARTY)
  await page.getByRole('button', { name: /wählen$/ }).first().click()
  await page.getByText('Alle haben ein Bett.').waitFor()
}

async function fillPeopleAndGoOn(page: Page): Promise<void> {
  const people = Array.from({ length: PARTY }, (_, index): Person => ({
    ...{ salutation: index % 2 === 0 ? 'Frau' : 'Herr', firstName: `Reisende${'r'.repeat(index)}`, lastName: 'Muster', birthday: '01.02.1980' },
  }))
  await fillPeople(page, people)
  await goOn(page)
}

function reportOf(timed: readonly Timed[], yardstickMs: number): string {
  const rows = timed.map(({ name, durations }) => ({ name, median: median(durations), worst: Math.max(...durations) }))
  const width = Math.max(...rows.map(({ name }) => name.length))
  const line = (name: string, cells: readonly (number | string)[]) =>
    `  ${name.padEnd(width)}${cells.map((cell) => String(cell).padStart(12)).join('')}`
  const [middle, worst] = [median(rows.map((row) => row.median)), Math.max(...rows.map((row) => row.worst))]
  return [
    line('milliseconds to the next paint', ['median', 'worst', '× yardstick']),
    line('yardstick: JSON written and read on the same page, slowed down', [yardstickMs.toFixed(1), '', '1.00']),
    ...rows.map((row) => `${line(row.name, [row.median, row.worst, (row.worst / yardstickMs).toFixed(2)])}${row.worst <= WORST_MS ? '' : '  NOT met'}`),
    line('the median act', [middle]) + `  bar ${MEDIAN_MS} ms: ${verdict(middle, MEDIAN_MS)}`,
    line('the worst act', ['', worst]) + `  bar ${WORST_MS} ms: ${verdict(worst, WORST_MS)}`,
  ].join('\n')
}

function verdict(value: number, most: number): string {
  return value <= most ? 'met' : 'NOT met'
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}
