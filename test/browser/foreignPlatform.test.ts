import { expect, onTestFinished, test } from 'vitest'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import { newVisitor } from '#test/support/browser/visitor.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { startBarePlatform } from '#test/support/server/platformServers.ts'
import { JOURNEY_DAY, JOURNEY_ENVIRONMENT, removeDirectory, startSite } from '#test/support/browser/site.ts'

const { browser } = withSite()

/** The address of a travel on a platform whose lists tell no ids: the slug stands in. */
const SLUG_PATH = '/reisen/provence-lavendelbluete/provence-lavendelbluete'

test('on a platform that knows the base contract alone and hides its schema, the pages show less and still book', async () => {
  const platform = await startBarePlatform({ catalogue: () => buildCatalogue(JOURNEY_DAY), today: JOURNEY_DAY })
  const site = await startSite({ environment: { ...JOURNEY_ENVIRONMENT, PLATFORM_URL: platform.url } })
  onTestFinished(async () => {
    await site.stop()
    removeDirectory(site.directory)
  })
  const { page, leave } = await newVisitor(await browser(), site.origin)
  onTestFinished(leave)

  await journey.open(page, journey.LIST_PATH)
  const card = page.getByRole('link', { name: /^Provence zur Lavendelblüte/ })
  expect(await card.getAttribute('href')).toBe(SLUG_PATH)
  await card.click()
  await journey.arriveAt(page, /^Provence zur Lavendelblüte/)
  await page.getByRole('link', { name: 'Jetzt buchen' }).click()
  await journey.arriveAt(page, journey.steps.start)

  await journey.reachPayment(page)
  await journey.acceptTerms(page)
  await journey.book(page)
  await journey.arriveAt(page, journey.steps.confirmation)
  expect(await journey.orderNumber(page)).toBe('CR-2027-000001')

  const asked = platform.calls.map(({ query }) => query).join('\n')
  for (const addition of ['teaser', 'dayProgramme', 'routePoints', 'tables', 'tenantSettings {\n    onlineStatus'])
    expect(asked).not.toContain(addition)
})
