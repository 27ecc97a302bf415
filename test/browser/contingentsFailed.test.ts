import { expect, test } from 'vitest'
import {
  failureKinds,
  faultyNetwork,
  speedUpClock,
  keepsEntries,
  ownProblems,
  seesPhone,
} from '#test/support/browser/faultInjection.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'

const site = withSite()

const NOTICE = 'Wie viele Plätze frei sind, lässt sich gerade nicht prüfen'

test.each([...failureKinds, 'error beside data'] as const)(
  'contingents that end in «%s» are told, asked again, and nothing is offered as free until they are there',
  async (fault) => {
    const { page, context, problems } = await site.newVisitor()
    await speedUpClock(context)
    const network = await faultyNetwork(page, 'Contingents')
    network.setFault(fault)
    await page.goto(journey.stepUrl('start'))
    await page.getByText(NOTICE).waitFor()
    await seesPhone(page)
    const main = page.getByRole('main')
    expect(await main.getByText(/Plätze? frei$/).count()).toBe(0)
    expect(await main.getByRole('button', { name: 'Wählen' }).count()).toBe(0)
    expect(await main.getByText('Die Verfügbarkeit lässt sich gerade nicht prüfen.').count()).toBeGreaterThan(0)
    await expect.poll(network.asked, { timeout: 10_000 }).toBeGreaterThan(1)
    // Pressed while nothing can be had yet: afterwards it may be gone before a hand gets there.
    const asked = network.asked()
    await page.getByRole('button', { name: /noch einmal prüfen|Wird geprüft/ }).click()
    await expect.poll(network.asked, { timeout: 10_000 }).toBeGreaterThan(asked)
    network.setFault(null)
    await page.getByText(NOTICE).waitFor({ state: 'detached' })
    await main.getByRole('button', { name: 'Wählen' }).first().waitFor()
    expect(ownProblems(problems)).toEqual([])
  },
)

test('without contingents nothing can be booked and nothing is lost; with them booking goes on', async () => {
  const { page, context } = await site.newVisitor({ storageState: await site.storageState() })
  await speedUpClock(context)
  const network = await faultyNetwork(page, 'Contingents')
  network.setFault('HTTP 500')
  await page.goto(journey.stepUrl('zahlung'))
  await page.getByText(NOTICE).waitFor()
  await journey.acceptTerms(page)
  await journey.book(page)
  await page.getByText('Wir konnten nicht prüfen, ob noch Plätze frei sind.').first().waitFor()
  await keepsEntries(page)
  network.setFault(null)
  await page.getByText(NOTICE).waitFor({ state: 'detached' })
  await journey.book(page)
  await journey.arriveAt(page, journey.steps.confirmation)
})

/** The cache under every export name: the minifier chooses it. */
const BROKEN_CACHE = `const broken=()=>()=>{throw new Error('broken cache')};const late={cache:broken};export{${Array.from(
  'abcdefghijklmnopqrstuvwxyz',
)
  .map((name) => `late as ${name}`)
  .join()}}`

test.each(['cannot be loaded', 'throws'])('a cache that %s leaves no step waiting', async (how) => {
  const { page, problems } = await site.newVisitor()
  let asked = 0
  await page.route(/\/assets\/cache-[\w-]+\.js/, (route) => {
    asked += 1
    return how === 'throws' ? route.fulfill({ contentType: 'text/javascript', body: BROKEN_CACHE }) : route.abort()
  })
  await journey.openFunnel(page)
  await journey.fillShortStart(page)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
  await expect.poll(() => page.getByText('Wird geladen', { exact: true }).count()).toBe(0)
  expect(asked).toBeGreaterThan(0)
  expect(problems.some((problem) => problem.includes('broken cache'))).toBe(how === 'throws')
})
