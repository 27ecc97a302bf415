import type { Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { JOURNEY_ENVIRONMENT } from '#test/support/browser/site.ts'

const { newVisitor } = withSite({ environment: () => Promise.resolve({ ...JOURNEY_ENVIRONMENT, RATE_LIMITS: '1' }) })

test('a family that looks around and books never meets a limit', async () => {
  const { page, problems } = await newVisitor()
  const statuses: number[] = []
  page.on('response', (response: Response) => statuses.push(response.status()))
  await journey.open(page, '/reisen')
  await journey.filterByDestination(page, 'Frankreich')
  await page.getByRole('link', { name: /^Provence zur Lavendelblüte/ }).click()
  await journey.arriveAt(page, /^Provence zur Lavendelblüte/)
  await page.getByRole('link', { name: 'Jetzt buchen' }).click()
  await journey.arriveAt(page, journey.steps.start)
  await journey.fillStart(page)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
  await journey.fillServices(page)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.personalData)
  await journey.fillPeople(page, [journey.ANNA, journey.BEAT, journey.CLARA])
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.additionalServices)
  await journey.fillAdditionalServices(page)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.payment)
  await journey.choose(page, page.getByRole('radio', { name: 'Auf Rechnung' }))
  await journey.acceptTerms(page)
  await journey.book(page)
  await journey.arriveAt(page, journey.steps.confirmation)
  expect(statuses.length).toBeGreaterThan(20)
  expect(statuses).not.toContain(429)
  expect(problems).toEqual([])
})

test('a visitor over the rate limit of pages gets a page that says so', async () => {
  const { page } = await newVisitor()
  // A page that is quickly drawn, and under each address anew: one from the cache does not count.
  const addressOf = (no: number) => `/rechtliches/agb?nr=${String(no)}`
  const refused = async (no: number) => {
    const answer = await page.request.get(addressOf(no))
    expect(answer.status()).toBe(429)
  }
  // The limit is for a minute, and a busy machine may need longer to draw the pages that are not refused.
  await Promise.any(Array.from({ length: 130 }, (_, no) => refused(no)))
  const shown = await page.goto(addressOf(1000))
  expect(shown?.status()).toBe(429)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Bitte warten Sie einen Moment')
})
