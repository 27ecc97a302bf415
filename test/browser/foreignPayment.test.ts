import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import { expectClean } from '#test/support/browser/axe.ts'
import { newVisitor } from '#test/support/browser/visitor.ts'
import { storageStateAt, withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { startBarePlatform } from '#test/support/server/platformServers.ts'
import { JOURNEY_DAY, JOURNEY_ENVIRONMENT, removeDirectory, startSite } from '#test/support/browser/site.ts'

const { browser } = withSite()

const PAYMENT_PAGE_URL = 'https://pay.example/v1/start/{transactionId}'

/** Somebody about to book on a site whose platform knows the base contract alone: it tells of no payment. */
async function enter(environment: Readonly<Record<string, string>>) {
  const platform = await startBarePlatform({ catalogue: () => buildCatalogue(JOURNEY_DAY), today: JOURNEY_DAY })
  const site = await startSite({ environment: { ...JOURNEY_ENVIRONMENT, PLATFORM_URL: platform.url, ...environment } })
  onTestFinished(async () => {
    await site.stop()
    removeDirectory(site.directory)
  })
  const visitor = await newVisitor(await browser(), site.origin, { storageState: await storageStateAt(site.origin) })
  onTestFinished(visitor.leave)
  await visitor.context.route('https://pay.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Bezahlen</h1>' }),
  )
  await journey.openPayment(visitor.page)
  const started = () => platform.calls.filter(({ operationName }) => operationName === 'InitBookingPayment').length
  return { ...visitor, started }
}

async function expectChecking(page: Page): Promise<void> {
  const main = page.locator('main')
  await main.getByText('Die Zahlung wird noch geprüft').waitFor()
  await main.getByText('CR-2027-000001:').waitFor()
  await main.locator('a[href^="tel:"]:visible').first().waitFor()
  expect(await main.getByRole('button', { name: /[Bb]ezahlen|Zahlungsseite|Rechnung|versuchen/ }).count()).toBe(0)
}

// rule 10.15
test('without a status from the platform the return says that the payment is being checked, and never asks for it again', async () => {
  const { page, context, started } = await enter({ PAYMENT_PAGE_URL })
  await journey.choose(page, page.getByRole('radio', { name: 'Onlinezahlung' }))
  await journey.acceptTerms(page)
  await journey.book(page)
  await page.getByRole('heading', { name: 'Bezahlen', exact: true }).waitFor()
  expect(page.url()).toMatch(/^https:\/\/pay\.example\/v1\/start\/[\w-]+$/)
  await page.goBack()
  await expectChecking(page)
  for (const address of ['', '?datatransTrxId=230317110000000001', '?zahlung=erfolg', '?zahlung=abbruch']) {
    await page.goto(`${journey.stepUrl('online-zahlung')}${address}`)
    await expectChecking(page)
  }
  await expectClean(page, 'payment nobody tells of')
  await page.reload()
  await expectChecking(page)
  const other = await context.newPage()
  await other.goto(journey.stepUrl('online-zahlung'))
  await expectChecking(other)
  await page.getByRole('link', { name: 'Zur Bestätigung' }).click()
  await journey.arriveAt(page, 'Die Zahlung wird noch geprüft')
  expect(started()).toBe(1)
})

// rule 10.15
test('without a payment page there is the invoice alone, and who had chosen to pay online is told', async () => {
  const { page, started } = await enter({})
  expect(await page.getByRole('radio', { name: 'Onlinezahlung' }).count()).toBe(0)
  await page.evaluate(() => {
    const kept = localStorage.getItem('redux') ?? ''
    localStorage.setItem('redux', kept.replaceAll('"paymentType":"invoice"', '"paymentType":"online"'))
  })
  await page.reload()
  await page.getByText('Online bezahlen ist nicht mehr möglich. Sie erhalten eine Rechnung.').waitFor()
  await journey.acceptTerms(page)
  await journey.book(page)
  await journey.arriveAt(page, journey.steps.confirmation)
  await page.getByText('Sie erhalten von uns die Rechnung.').waitFor()
  expect(started()).toBe(0)
})
