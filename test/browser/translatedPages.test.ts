import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as journey from '#test/support/browser/funnel.ts'
import { translatePages } from '#test/support/browser/pageTranslation.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import { userOf } from '#test/support/browser/userSimulator.ts'
import type { Visitor } from '#test/support/browser/visitor.ts'

/*
 * Visitors who read French or English let their browser translate. It replaces the text nodes of the page, which React goes
 * on referring to.
 */

const site = withSite()

/** A visitor whose browser translates, on a page of this path that is translated. */
async function translatedVisitor(path: string, { isEarly = false } = {}): Promise<Visitor> {
  const visitor = await site.newVisitor()
  await translatePages(visitor.context, { isEarly })
  await journey.open(visitor.page, path)
  await visitor.page.locator('h1 font font').first().waitFor()
  return visitor
}

function summary(page: Page) {
  return page.getByRole('complementary', { name: 'Ihre Buchung' })
}

// rule 10.36
test('a translated booking follows every choice, tells what is missing, and is placed', async () => {
  const { page, problems, leave } = await translatedVisitor(journey.stepUrl('start'))
  await journey.fillShortStart(page)
  await journey.seeTotal(page, journey.totals.alone)
  await journey.setAdults(page, 2)
  await journey.addChild(page, '10.03.2018')
  await journey.addRoom(page, 'Dreibettzimmer')
  await summary(page).getByText('2 Erwachsene, 1 Kind').waitFor()
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
  await journey.fillServices(page)
  await summary(page).getByText('Halbpension').waitFor()
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.personalData)
  // With everything missing first: what is told then goes again, field by field.
  await journey.goOn(page)
  await page.getByText('Angaben fehlen noch').first().waitFor()
  await journey.fillPeople(page, [journey.ANNA, journey.BEAT, journey.CLARA])
  await page.getByRole('heading', { name: 'Clara Muster' }).waitFor()
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.additionalServices)
  await journey.fillAdditionalServices(page)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.payment)
  await journey.book(page)
  await page.getByText('Bestätigen Sie die Allgemeinen Reisebedingungen').first().waitFor()
  await journey.acceptTerms(page)
  await journey.book(page)
  await journey.arriveAt(page, journey.steps.confirmation)
  expect(problems).toEqual([])
  await leave()
})

// rule 10.36
test('a translated list follows its filter, and leads to the travel', async () => {
  const { page, problems, leave } = await translatedVisitor('/reisen')
  await journey.filterByDestination(page, 'Frankreich')
  await page.getByText('4 Reisen von 50').first().waitFor()
  await page.goBack()
  await page.getByText('50 Reisen', { exact: true }).first().waitFor()
  await journey.filterByDestination(page, 'Frankreich')
  await userOf(page).press(page.getByRole('link', { name: /^Provence zur Lavendelblüte/ }))
  await journey.arriveAt(page, /^Provence zur Lavendelblüte/)
  await userOf(page).press(page.getByRole('button', { name: 'Reise merken' }))
  await page.getByText('Gespeichert auf Ihrer').first().waitFor()
  expect(problems).toEqual([])
  await leave()
})

/** React's note that it made the page anew, for the one it was to take over has other nodes. */
const MADE_ANEW = /^page error: Minified React error #418;/

// rule 10.36
test('a page translated before its scripts are there follows its filter, and leads to the travel', async () => {
  const { page, problems, leave } = await translatedVisitor('/reisen', { isEarly: true })
  await journey.filterByDestination(page, 'Frankreich')
  await page.getByText('4 Reisen von 50').first().waitFor()
  await userOf(page).press(page.getByRole('link', { name: /^Provence zur Lavendelblüte/ }))
  await journey.arriveAt(page, /^Provence zur Lavendelblüte/)
  expect(problems.filter((problem) => !MADE_ANEW.test(problem))).toEqual([])
  await leave()
})
