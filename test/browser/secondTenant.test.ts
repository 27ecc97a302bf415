import { expect, test } from 'vitest'
import { untilQuiet } from '#test/support/browser/visitor.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { secondTenantFile } from '#test/support/browser/secondTenant.ts'
import { JOURNEY_ENVIRONMENT } from '#test/support/browser/site.ts'

const site = withSite({
  environment: () => Promise.resolve({ ...JOURNEY_ENVIRONMENT, TENANT_FILE: secondTenantFile() }),
})

test('another operator has its own name, colours, imprint, filter and questions, and sells data packages', async () => {
  const { page, problems } = await site.newVisitor({ isAsked: true })
  await journey.open(page, '/reisen')
  await page.mouse.move(200, 300)
  await untilQuiet(page)
  expect(await page.title()).toBe('Unsere Reisen – Bergblick Reisen')
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--site-colors-primary')),
  ).toBe('#1D3557')
  expect(await page.getByRole('banner').textContent()).not.toContain('Carovia')
  expect(await page.getByRole('contentinfo').getByText('Bergblick Reisen').count()).toBeGreaterThan(0)
  const shownFilters = await page.locator('form summary').allTextContents()
  expect(shownFilters.join()).toContain('Ziele')
  expect(shownFilters.join()).not.toMatch(/Reisearten|Reisemonat/)
  // Nothing is measured that needs consent: nothing is asked, and there is nothing to reopen.
  expect(await page.getByRole('region', { name: 'Ihre Privatsphäre' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Privatsphäre' }).count()).toBe(0)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await page.getByText('Bergblick Reisen AG').waitFor()
  // A tour of the demo operator alone.
  expect((await page.request.get('/reisen/norwegen/norwegens-grosse-fjorde')).status()).toBe(404)

  await journey.openFunnel(page)
  await journey.fillShortStart(page)
  const summary = page.getByRole('complementary', { name: 'Ihre Buchung' })
  await summary.getByText('5 Nächte').waitFor()
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.personalData)
  await journey.fillPeople(page, [journey.ANNA])
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.additionalServices)
  await page.getByRole('heading', { name: 'Internet unterwegs' }).waitFor()
  await page.getByRole('radio', { name: '06:30 | Aarau, Bahnhof' }).check()
  expect(await summary.getByText('Aarau').count()).toBe(0)
  expect(problems).toEqual([])
})
