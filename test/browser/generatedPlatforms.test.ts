import type { Page } from 'playwright-core'
import { expect, onTestFailed, onTestFinished, test } from 'vitest'
import { newVisitor, PHONE, untilQuiet } from '#test/support/browser/visitor.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { JOURNEY_ENVIRONMENT, removeDirectory, startSite } from '#test/support/browser/site.ts'
import {
  createGeneratedPlatform,
  serveGeneratedPlatform,
  GENERATED_DAY,
  type GeneratedPlatform,
} from '#test/generatedPlatforms/platform.ts'

const { browser } = withSite()

const UPRIGHT = { width: PHONE, height: 844 } as const

/** The departure that unit journeys book too, 120 days after `GENERATED_DAY`. */
const SUMMER = 'Di 29.06. – Mo 05.07.'
const TOURS = [
  'Blühender Gardasee',
  'Romantischer Rhein',
  'Familienferien an der Adria',
  'Schottische Highlands',
  'Provence zur Lavendelblüte',
]

/** A phone before the built site, which stands in front of a generated platform and nothing else. */
async function enter(seed: number) {
  const platform = createGeneratedPlatform(seed, { today: GENERATED_DAY })
  const { url, stop } = await serveGeneratedPlatform(platform)
  onTestFinished(stop)
  onTestFailed(() => console.info(platform.traits, platform.declined, platform.missingState, refusals(platform)))
  const site = await startSite({ environment: { ...JOURNEY_ENVIRONMENT, TODAY: GENERATED_DAY, PLATFORM_URL: url } })
  onTestFinished(async () => {
    await site.stop()
    removeDirectory(site.directory)
  })
  const visitor = await newVisitor(await browser(), site.origin, UPRIGHT)
  onTestFinished(visitor.leave)
  return { ...visitor, platform }
}

/** Operations the platform rejected as invalid; introspection may be rejected. */
function refusals({ refused }: GeneratedPlatform): readonly string[] {
  return refused
    .filter(({ isIntrospection }) => !isIntrospection)
    .map(({ operationName, reasons }) => `${operationName}: ${reasons.join(' | ')}`)
}

/** Markup of the platform is never shown as text, and nothing of the site has broken. */
async function expectSound(page: Page): Promise<void> {
  expect(await page.locator('body').innerText()).not.toMatch(
    /Unexpected Server Error|alert\(|<\w+>|undefined|NaN|\[object/,
  )
}

/** Home with the operator's phone and what is sold, then the list from there. */
async function lookAround(page: Page): Promise<void> {
  const home = page.waitForResponse((response) => new URL(response.url()).pathname === '/')
  await journey.open(page, '/')
  expect((await home).status()).toBe(200)
  await page.getByRole('heading', { name: 'Nach Reiseart' }).waitFor()
  await page.getByRole('link', { name: 'Busreise 3 Reisen' }).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: '+41 31 555 00 00' }).waitFor()
  // Upright, the header has no room for the number: turned on its side it has.
  await page.setViewportSize({ width: UPRIGHT.height, height: UPRIGHT.width })
  await page.getByRole('banner').getByRole('link', { name: '+41 31 555 00 00' }).waitFor()
  await page.setViewportSize(UPRIGHT)
  await expectSound(page)

  await page.getByRole('link', { name: 'Alle Reisen ansehen' }).click()
  await journey.arriveAt(page, 'Unsere Reisen')
  await expect.poll(() => page.getByRole('status').first().textContent()).toBe('5 Reisen')
  for (const name of TOURS) await page.getByRole('link', { name: new RegExp(`^${name}`) }).waitFor()
  await expectSound(page)
}

/** The page of the travel with its name, its price and its departures, and the way into the funnel. */
async function beginToBook(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Blühender Gardasee/ }).click()
  await journey.arriveAt(page, 'Blühender Gardasee')
  await page
    .getByRole('definition')
    .filter({ hasText: /^ab CHF\s.+\s*pro Person im Doppelzimmer/ })
    .waitFor()
  // One of two in a double room, 890, with 12.50 tax, and 50 less for booking early.
  await expect.poll(() => page.getByRole('row', { name: SUMMER }).innerText()).toContain('CHF\u00A0852.50')
  await page.getByRole('row', { name: 'Sa 10.04. – Fr 16.04.' }).waitFor()
  await expectSound(page)
  await page.getByRole('link', { name: 'Jetzt buchen' }).click()
  await journey.arriveAt(page, journey.steps.start)
  await journey.chooseDate(page, 'Juni 2027', SUMMER)
  await journey.setAdults(page, 2)
  await journey.addRoom(page, 'Doppelzimmer')
  // 2 × 890 room, 2 × 12.50 tax, 2 × −50 early booking.
  await journey.seeTotal(page, 'CHF 1’705.-')
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
}

async function tellPeople(page: Page): Promise<void> {
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.personalData)
  await journey.fillPeople(page, [journey.ANNA, journey.BEAT])
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.additionalServices)
}

/** Reviews what was chosen, books on invoice, and sees the same total confirmed. */
async function bookOnInvoice(page: Page, total: string): Promise<string> {
  await journey.goOn(page)
  await journey.arriveAt(page, journey.LAST_STEP)
  await page.getByText(`Sie buchen die Reise verbindlich für ${total} und bezahlen auf Rechnung.`).waitFor()
  await journey.seeTotal(page, total)
  await journey.choose(page, page.getByRole('radio', { name: 'Auf Rechnung' }))
  await journey.acceptTerms(page)
  await expectSound(page)
  await journey.book(page)
  await journey.arriveAt(page, journey.steps.confirmation)
  await journey.bookedTotal(page).filter({ hasText: total }).waitFor()
  await expectSound(page)
  return journey.orderNumber(page)
}

// Among the platforms of the gate, 3 and 11 differ the most: how they name types, tell ids, numbers, tables and
// insurances, and whether texts are HTML. Totals are those of the same journeys in test/journeys.

test('on a generated platform a couple looks around and takes a room; home stands as it was made, when its scripts come late too', async () => {
  const { page, problems, platform } = await enter(3)
  await lookAround(page)
  await beginToBook(page)
  const session = await page.context().newCDPSession(page)
  for (const rate of [3, 9]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    await journey.open(page, '/')
    await page.getByRole('contentinfo').getByText('Wir sind da').waitFor()
    await untilQuiet(page)
    expect(await page.getByRole('contentinfo').getByText('Wir sind da').count()).toBe(1)
  }
  expect([platform.declined, platform.missingState, refusals(platform), problems]).toEqual([[], [], [], []])
})

test('a couple walks from home to the confirmation on another one: every extra, surcharges at both stops, one of two insured', async () => {
  const { page, problems, platform } = await enter(11)
  await lookAround(page)
  await beginToBook(page)
  await journey.increase(page, 'Weinprobe, Anzahl', 2)
  await journey.increase(page, 'Stammgast, Anzahl')
  for (const extra of ['Seesicht', 'Gepäckversand', 'Bootsfahrt'])
    await page.getByRole('checkbox', { name: extra }).check()
  // 1705 as above, 2 × 45 wine, 60 luggage, 2 × 30 boat, 80 sea view, −40 regular guest.
  await journey.seeTotal(page, 'CHF 1’955.-')
  await tellPeople(page)
  await page.getByRole('radio', { name: '07:15 | Solothurn' }).check()
  await page.getByRole('checkbox', { name: 'Am Einsteigeort aussteigen' }).uncheck()
  await page.getByRole('radio', { name: '19:15 | Freiburg' }).check()
  await page.getByRole('checkbox', { name: 'Für alle gleich wählen' }).uncheck()
  await page
    .getByRole('group', { name: /Anna Muster/ })
    .getByRole('radio', { name: 'Annullationsschutz' })
    .check()
  await page
    .getByRole('group', { name: /Beat Muster/ })
    .getByRole('radio', { name: 'Keine Versicherung' })
    .check()
  await page.getByRole('radio', { name: 'Reiseunterlagen per Post' }).check()
  await page.getByRole('checkbox', { name: 'CO2-Kompensation' }).check()

  // 2 × 7.50 Solothurn (the station's), 2 × 12 Freiburg (the stop's), 39 insurance, 15 papers, 2 × 9 climate.
  expect(await bookOnInvoice(page, 'CHF 2’066.-')).toBe('SP-11-1')
  expect(platform.bookings.map(({ total }) => total)).toEqual([2066])
  expect([platform.declined, platform.missingState, refusals(platform), problems]).toEqual([[], [], [], []])
})
