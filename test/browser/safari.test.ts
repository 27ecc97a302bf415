import { describe, expect, onTestFinished, test } from 'vitest'
import { storedBookings } from '#test/support/browser/bookings.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { hasSafari, safariVisitor } from '#test/support/browser/oldSafari.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'

const site = withSite()

async function enter() {
  const visitor = await safariVisitor(site.origin)
  onTestFinished(visitor.leave)
  return visitor
}

describe.runIf(hasSafari())('in Safari 16', () => {
  // rule 10.37
  test('the filter stands above the list, which its button leads to', async () => {
    const { driver, open, press, choose, see } = await enter()
    await open('/reisen')
    await press("//summary[contains(., 'Reisemonat')]")
    await choose('Juni 2027')
    await see('36 Reisen von 50')
    const listTop = () =>
      driver.executeScript<number>("return document.querySelector('[role=status]').getBoundingClientRect().top")
    expect(await listTop()).toBeGreaterThan(200)
    await press("//button[contains(., 'Reisen anzeigen')]")
    await expect.poll(listTop).toBeLessThan(200)
  })

  // rule 10.37
  test('a visitor books', async () => {
    const { open, press, pressButton, choose, write, see } = await enter()
    await open(journey.LIST_PATH)
    await press("//a[contains(., 'Provence zur Lavendelblüte')]")
    await press("//a[contains(., 'Jetzt buchen')]")
    await see(journey.steps.start)
    await choose('Sa 19.06.')
    await pressButton('Erwachsene: eins weniger')
    await pressButton('Einzelzimmer wählen')
    await see('Ihre Zimmer sind vollständig.')
    await pressButton('Weiter')
    await see(journey.steps.services)
    await pressButton('Halbpension, Anzahl: eins mehr')
    await pressButton('Weiter')
    await see(journey.steps.personalData)
    await choose('Frau')
    await write('Vorname', 'Anna')
    await write('Nachname', 'Muster')
    await write('Geburtsdatum', '01.02.1980')
    await write('Strasse und Hausnummer', 'Lindenweg 7')
    await write('PLZ', '3012')
    await write('E-Mail', 'anna.muster@beispiel.ch')
    await write('Telefon', '079 123 45 67')
    await pressButton('Weiter')
    await see('Wo steigen Sie ein')
    await choose('Aarau, Bahnhof')
    await choose('Keine Versicherung')
    await pressButton('Weiter')
    await see(journey.steps.payment)
    await choose('Ich habe gelesen und akzeptiere: Allgemeine')
    await pressButton('Verbindlich buchen')
    await see(journey.steps.confirmation)
    expect(storedBookings(site.directory)).toMatchObject([{ total: 170_000, payment_type: 'invoice' }])
  })
})
