import { expect } from 'vitest'
import { expectClean } from '#test/support/browser/axe.ts'
import { type TaskUser, withDevices } from '#test/support/browser/devices.ts'

const { task } = withDevices()

/** Personal data as typed by a couple, with the slips of people who look at the keys and not at the screen. */
async function tellWhoWeAre({ page, press, type, choose, read, words, field }: TaskUser): Promise<void> {
  const [rita, beat] = [page.locator('[data-person]').nth(0), page.locator('[data-person]').nth(1)]
  const name = (of: typeof rita, label: string) => of.getByRole('textbox', { name: label, exact: true })
  await choose(rita.getByRole('radio', { name: 'Frau' }))
  await type(name(rita, 'Vorname'), 'Rita', { typoEvery: 3 })
  await type(name(rita, 'Nachname'), 'Muster')
  await type(name(rita, 'Geburtsdatum'), '14.7.2056')
  await type(name(rita, 'Strasse und Hausnummer'), 'Lindenweg 7', { typoEvery: 4 })
  await read(words('Dieses Geburtsdatum liegt in der Zukunft.'))
  await type(name(rita, 'Geburtsdatum'), '14.7.56')
  await type(name(rita, 'PLZ'), '3102')
  await type(name(rita, 'PLZ'), '3012', { typoEvery: 2 })
  await expect.poll(() => name(rita, 'Ort').inputValue()).toBe('Bern')
  await choose(beat.getByRole('radio', { name: 'Herr' }))
  await type(name(beat, 'Vorname'), 'Beat')
  await type(name(beat, 'Nachname'), 'Muster', { typoEvery: 5 })
  await type(name(beat, 'Geburtsdatum'), '1251954')
  await type(field('E-Mail'), 'rita.muster@blewin.ch')
  await type(field('Telefon'), '079/123 45 67', { typoEvery: 6 })
  await press(page.getByRole('button', { name: 'Meinten Sie rita.muster@bluewin.ch?' }))
  await type(name(beat, 'Geburtsdatum'), '12.5.1954')
}

/** A couple of seventy, on the sofa. It knows where it wants to go, and has all evening. */
task(
  '«Book the lavender for the two of us, breakfast and dinner, and send us the bill.»',
  async (user) => {
    const { page, press, choose, read, words, button, link, mark, goOn, arriveAt, seeTotal } = user
    await user.begin('/reisen/provence/provence-lavendelbluete')
    await press(link('Jetzt buchen'))
    await arriveAt('Wann reisen Sie, und mit wem?')
    await press(button('Doppelzimmer wählen'))
    await seeTotal('CHF 2’480.-')
    await goOn()
    await arriveAt('Was darf es noch sein?')
    await press(button('Halbpension, Anzahl: eins mehr'))
    await press(button('Halbpension, Anzahl: eins mehr'))
    // The boat, and then rather not.
    await choose(mark('Mittagsfahrt auf der Rhone'))
    await choose(mark('Mittagsfahrt auf der Rhone'), false)
    await seeTotal('CHF 2’820.-')
    await goOn()
    await arriveAt('Ihre Angaben')
    await tellWhoWeAre(user)
    await goOn()
    await arriveAt('Wo steigen Sie ein, und was kommt noch dazu?')
    await choose(mark('07:35 | Bern, Neufeld P+R'))
    await choose(mark(/^Annullierungsschutz für die ganze Familie/))
    await choose(mark('Keine Versicherung'))
    await goOn()
    await arriveAt('Alles prüfen und buchen')
    await choose(mark('Auf Rechnung'))
    // The terms are forgotten.
    await press(button('Verbindlich buchen'))
    await read(
      page.locator('[id="booking.gtcNotAccepted"]').getByText('Bestätigen Sie die Allgemeinen Reisebedingungen (AGB).'),
    )
    await choose(mark(/akzeptiere: Allgemeine Reisebedingungen/))
    await press(button('Verbindlich buchen'))
    await arriveAt('Ihre Reise ist gebucht')
    await read(words(/^CR-2027-\d{6}$/))
    await read(words('CHF 2’820.-'))
    const { wire = '{}', ...booking } = user.lastBooking() ?? {}
    expect(booking).toMatchObject({ travel_id: 'provence', total: 282_000, payment_type: 'invoice' })
    const { travellers } = JSON.parse(wire) as { readonly travellers: readonly object[] }
    expect(travellers).toMatchObject([
      { firstName: 'Rita', birthday: '1956-07-14', zip: '3012', city: 'Bern' },
      { firstName: 'Beat', birthday: '1954-05-12' },
    ])
  },
  { inFirefox: true },
)

/** A couple that can only go in the last week of the holidays. */
task('«Everything is sold out that week? Then put us on the list, and tell us what that means.»', async (user) => {
  const { page, press, choose, read, words, button, link, mark, goOn, arriveAt, seeTotal } = user
  await user.begin('/reisen/gardasee/familienferien-am-gardasee')
  await press(link(/weitere Daten bis .* zeigen$/))
  await press(link('Sa 21.08. – Sa 28.08.: Warteliste wählen'))
  await press(link('Sa 21.08. – Sa 28.08.: auf die Warteliste'))
  await arriveAt('Wann reisen Sie, und mit wem?')
  await read(words('Sie füllen alles aus wie bei einer Buchung. Bezahlen müssen Sie jetzt nichts.'))
  // Or rather not? Yes, after all.
  await press(button('Warteliste verlassen'))
  await press(button('Warteliste wählen'))
  await words('Eintrag auf der Warteliste').waitFor()
  await expectClean(page, 'waitlist chosen')
  await press(button('Doppelzimmer wählen'))
  // 2 × 1270 in August.
  await seeTotal('CHF 2’540.-')
  await goOn()
  await arriveAt('Was darf es noch sein?')
  await goOn()
  await arriveAt('Ihre Angaben')
  await tellWhoWeAre(user)
  await goOn()
  await arriveAt('Wo steigen Sie ein, und was kommt noch dazu?')
  await choose(mark('05:50 | Bern, Neufeld P+R'))
  await choose(mark(/^Keine Versicherung/))
  await goOn()
  await arriveAt('Alles prüfen und absenden')
  await choose(mark(/akzeptiere: Allgemeine Reisebedingungen/))
  await read(words('Sie kommen auf die Warteliste. Gebucht ist damit noch nichts, und Sie bezahlen jetzt nichts.'))
  await press(button('Auf die Warteliste setzen lassen'))
  await arriveAt('Sie stehen auf der Warteliste')
  await read(words('Sobald ein Platz frei wird, melden wir uns bei Ihnen.'))
  await expectClean(page, 'confirmation, waitlist')
  expect(await page.getByRole('heading', { name: 'Ihre Reise ist gebucht' }).count()).toBe(0)
  expect(user.lastBooking()).toMatchObject({ travel_id: 'gardasee', status: 'WAITLIST', total: 254_000 })
})

/** Somebody whose card lies in the other room. */
task(
  '«I pay now, online. No, wait, I have to fetch the card.»',
  async (user) => {
    const { press, choose, read, words, button, link, mark, arriveAt } = user
    await user.begin('/')
    await press(link('Weiter buchen'))
    await arriveAt('Alles prüfen und buchen')
    await choose(mark('Auf Rechnung'))
    await choose(mark('Onlinezahlung'))
    await choose(mark(/akzeptiere: Allgemeine Reisebedingungen/))
    await press(button('Verbindlich buchen'))
    await arriveAt('Zahlung')
    await user.goBack()
    await read(words('Die Zahlung ist noch offen'))
    await press(button('Zur Zahlungsseite'))
    await arriveAt('Zahlung')
    await press(button('Bezahlen'))
    await arriveAt('Ihre Reise ist gebucht')
    await read(words('Ihre Reise ist bezahlt.'))
    expect(user.lastBooking()).toMatchObject({ payment_type: 'online', payment_status: 'PAID', total: 153_000 })
  },
  { isBegun: true },
)
