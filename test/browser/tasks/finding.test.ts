import { expect } from 'vitest'
import { withDevices } from '#test/support/browser/devices.ts'

const { task } = withDevices()

/** Two friends, around sixty. One of them looks it up for both. They sleep badly beside somebody who snores. */
task('«Find us a Christmas market in December, and what it costs the two of us with a room each.»', async (user) => {
  const { page, press, type, choose, read, words, button, link, field, mark, isPhone, arriveAt, seeTotal } = user
  await user.begin('/')
  await type(field('Wohin möchten Sie?'), 'Weihnachtsmarkt', { typoEvery: 5 })
  await press(button('Reisen finden'))
  await arriveAt('Suche nach «Weihnachtsmarkt»')
  if (isPhone) await press(button('Reisen filtern'))
  await press(page.locator('summary', { hasText: 'Reisemonat' }))
  // November first, by mistake.
  await choose(mark(/^November 2027/))
  await page.waitForURL(/months=2027-11/)
  await choose(mark(/^November 2027/), false)
  await choose(mark(/^Dezember 2027/))
  await page.waitForURL(/months=2027-12/)
  if (isPhone) await press(button(/^\d+ Reisen anzeigen$/))
  else await press(page.locator('summary', { hasText: 'Reisemonat' }))
  const card = link(/^Christkindlesmarkt in Nürnberg/)
  expect(await read(card)).toMatch(/Dezember 2027: \d+ Abreisen, ab 01\.12\./)
  await press(card)
  await arriveAt(/^Christkindlesmarkt in Nürnberg/)
  await press(link('Mo 13.12. – Mi 15.12. wählen'))
  await press(link('Jetzt buchen'))
  await arriveAt('Wann reisen Sie, und mit wem?')
  await words('Mi 15.12.2027').waitFor()
  await press(button('2 × Einzelzimmer wählen'))
  // 460 and 90 alone, each.
  await seeTotal('CHF 1’100.-')
})

/** A retired couple, at home in front of the programme of a public lecture. They know the country, not how it is written. */
task(
  '«We would like to see Scotland in June, and then know who may come along.»',
  async (user) => {
    const { page, press, type, read, words, button, link, field, arriveAt, seeTotal } = user
    await user.begin('/reisen')
    await type(field('Stichwort'), 'Schotland', { typoEvery: 4 })
    await words('Meinten Sie «Schottland»?').waitFor()
    await press(button('Suchen'))
    await press(link(/^Schottland: Highlands und Inseln/))
    await arriveAt(/^Schottland: Highlands und Inseln/)
    await press(
      page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link', { name: 'Daten und Preise' }),
    )
    await press(link('Fr 04.06. – So 13.06. wählen'))
    // On the Fourth the grandson is confirmed.
    await press(link('Fr 18.06. – So 27.06. wählen'))
    await press(link('Jetzt buchen'))
    await arriveAt('Wann reisen Sie, und mit wem?')
    await read(words('Ihr Reisedatum'))
    await read(words('So 27.06.2027'))
    await read(words('Wer reist mit?'))
    await press(button('Erwachsene: eins mehr'))
    await button('Dreibettzimmer wählen').waitFor()
    await press(button('Erwachsene: eins weniger'))
    await press(button('Doppelzimmer wählen'))
    // 2 × 2340, less 50 each for booking early.
    await seeTotal('CHF 4’580.-')
  },
  { inFirefox: true },
)

/** Somebody who would rather talk to a person, and somebody careful. Both have got as far as the last step. */
task(
  '«I give up: whom can I call or write to? And what would it cost me to cancel?»',
  async (user) => {
    const { page, press, read, words, button, link, arriveAt } = user
    await user.begin('/')
    await press(link('Weiter buchen'))
    await arriveAt('Alles prüfen und buchen')
    expect(await read(link(/\+41 31 555 04 04/))).toContain('+41 31 555 04 04')
    await read(words('Fragen? Wir helfen gern am Telefon:'))
    await read(page.getByRole('heading', { name: 'Wenn Sie die Reise annullieren' }))
    await read(page.getByRole('heading', { name: 'Wann Sie bezahlen' }))
    await press(button('AGB lesen'))
    const terms = page.getByRole('dialog')
    await read(terms.getByRole('heading', { name: /[Aa]nnull|Rücktritt/ }))
    await press(terms.getByRole('button', { name: 'Schliessen' }))
    await terms.waitFor({ state: 'hidden' })
    // Away from the booking, for the e-mail address.
    await press(link('Carovia Reisen'))
    await arriveAt('Einsteigen. Ankommen. Erzählen.')
    await read(link('info@carovia-reisen.example'))
  },
  { isBegun: true },
)
