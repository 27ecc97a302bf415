import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from '#test/support/axe.ts'
import { LAPTOP, newVisitor, openBrowser, PHONE } from '#test/support/browser.ts'
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

test.each([LAPTOP, PHONE])('axe finds nothing on any step of the funnel at %s px, errors included', async (width) => {
  const { page, leave } = await newVisitor(browser, site.origin, { width })
  await journey.openFunnel(page)
  await expectClean(page, 'start, empty')
  await journey.chooseDate(page, 'Juli 2027', 'Sa 03.07. – Do 08.07.')
  await journey.setAdults(page, 2)
  await journey.addChild(page, '10.03.2018')
  await journey.goOn(page)
  await page.getByRole('alert').waitFor()
  await expectClean(page, 'start, with an error')
  await journey.addRoom(page, 'Dreibettzimmer')
  await expectClean(page, 'start')
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.extension)
  await expectClean(page, 'extension')
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
  await expectClean(page, 'services')
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.personalData)
  await journey.goOn(page)
  await page.getByRole('alert').waitFor()
  await expectClean(page, 'people, with errors')
  await journey.fillPeople(page, [journey.ANNA, journey.BEAT, journey.CLARA])
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.additionalServices)
  await journey.fillAdditionalServices(page)
  await expectClean(page, 'additional services')
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.payment)
  await page.getByRole('radio', { name: 'Onlinezahlung' }).check()
  await journey.acceptTerms(page)
  await expectClean(page, 'payment')
  await journey.bookButton(page).click()
  await journey.arriveAt(page, 'Zahlung')
  await expectClean(page, 'payment page')
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await page.getByText('Sie haben die Zahlung abgebrochen').waitFor()
  await expectClean(page, 'cancelled payment')
  await page.getByRole('button', { name: 'Auf Rechnung wechseln' }).click()
  await journey.arriveAt(page, journey.steps.confirmation)
  await expectClean(page, 'confirmation')
  await leave()
})
