import type { Browser, Page } from 'playwright-core'
import { newVisitor, openBrowser, PHONE } from '#test/support/browser/visitor.ts'
import {
  arriveAt,
  chooseDate,
  fillPeople,
  goOn,
  openFunnel,
  setAdults,
  steps,
  type Person,
} from '#test/support/browser/funnel.ts'
import { firstTap, TAP_MOMENTS } from './firstTap.ts'
import { FUNNEL_ACTS, type StepActs } from './funnelActs.ts'
import { funnelTable, WORST_MS, type TimedAct } from './funnelTable.ts'
import { startHeavySite } from './heavySite.ts'
import { HEAVY_TRAVEL_ID } from './heavyTour.ts'
import { inPageYardstick, type Yardstick } from './inPageYardstick.ts'
import type { Report } from './report.ts'
import { slowHand, watchInteractions, type Desk, type SlowHand } from './slowHand.ts'

const PARTY = 8
/** For what is awaited beside the acts, on a machine that may be busy. */
const PATIENCE_MS = 60_000

/** How soon each act in the funnel is answered, on the heaviest travel, for eight, on a phone four times slower than here. */
export async function funnelReport(): Promise<Report> {
  const site = await startHeavySite()
  const browser = await openBrowser()
  try {
    const taps: TimedAct[] = []
    for (const moment of TAP_MOMENTS) taps.push(await quickestTap(browser, site.origin, moment))
    const { context, page, leave } = await newVisitor(browser, site.origin, { width: PHONE, height: 844 })
    const { timed, yardsticks } = await walk({ browser, page, devtools: await context.newCDPSession(page) })
    await leave()
    const { text, isMet } = funnelTable([...taps, ...timed], yardsticks)
    return { text, isMet: isMet && taps.every(({ name }) => !name.endsWith('LOST')) }
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** A tap that was lost once counts as lost, however quick the others were. */
async function quickestTap(browser: Browser, origin: string, moment: (typeof TAP_MOMENTS)[number]): Promise<TimedAct> {
  const taps = await untilQuick(() => firstTap(browser, origin, moment))
  return { ...(taps.find(({ name }) => name.endsWith('LOST')) ?? quickest(taps)), times: taps.length }
}

async function walk(
  desk: Desk,
): Promise<{ readonly timed: readonly TimedAct[]; readonly yardsticks: readonly Yardstick[] }> {
  const { page, devtools } = desk
  page.setDefaultTimeout(PATIENCE_MS)
  await page.addInitScript(watchInteractions)
  await openFunnel(page, HEAVY_TRAVEL_ID)
  await houseParty(page)
  const hand = slowHand(desk)
  const timed: TimedAct[] = []
  const yardsticks: Yardstick[] = []
  for (const step of FUNNEL_ACTS) {
    yardsticks.push(await inPageYardstick(page, devtools))
    timed.push(...(await walkStep(step, hand)))
    if (step.title === steps.personalData) await fillPeopleAndGoOn(page)
  }
  return { timed, yardsticks }
}

async function walkStep({ title, acts }: StepActs, hand: SlowHand): Promise<readonly TimedAct[]> {
  await arriveAt(hand.page, title)
  const timed: TimedAct[] = []
  for (const { name, run, leaves } of acts) {
    const act = async (): Promise<TimedAct> => {
      const answers = await run(hand).catch((error: unknown) => {
        throw new Error(`«${title}», ${name}: could not be done`, { cause: error })
      })
      return { name: `${title.slice(0, 24)} · ${name}`, answers, times: 1 }
    }
    const done: readonly [TimedAct, ...TimedAct[]] = leaves === true ? [await act()] : await untilQuick(act)
    timed.push({ ...quickest(done), times: done.length })
  }
  return timed
}

/** So often at most an act is done whose slowest press misses the bar. */
const MOST_TIMES = 3

/** Does an act again that was slow: what the machine held up is quick the next time, what the site holds up never is. */
async function untilQuick(act: () => Promise<TimedAct>): Promise<readonly [TimedAct, ...TimedAct[]]> {
  const done: [TimedAct, ...TimedAct[]] = [await act()]
  while (slowestPress(quickest(done)) > WORST_MS && done.length < MOST_TIMES) done.push(await act())
  return done
}

function quickest([first, ...others]: readonly [TimedAct, ...TimedAct[]]): TimedAct {
  return others.reduce((best, act) => (slowestPress(act) < slowestPress(best) ? act : best), first)
}

function slowestPress({ answers }: TimedAct): number {
  return Math.max(...answers.map(({ wallMs }) => wallMs))
}

async function houseParty(page: Page): Promise<void> {
  await chooseDate(page, 'Juni 2027', 'Sa 19.06. –')
  await setAdults(page, PARTY)
  await page
    .getByRole('button', { name: /wählen$/ })
    .first()
    .click()
  await page.getByText('Alle haben ein Bett.').waitFor()
}

async function fillPeopleAndGoOn(page: Page): Promise<void> {
  const people = Array.from({ length: PARTY }, (_, index): Person => ({
    ...{
      salutation: index % 2 === 0 ? 'Frau' : 'Herr',
      firstName: `Reisende${'r'.repeat(index)}`,
      lastName: 'Muster',
      birthday: '01.02.1980',
    },
  }))
  await fillPeople(page, people)
  await goOn(page)
}
