import { withDevices } from '#test/support/browser/devices.ts'

const { task } = withDevices()

/** Somebody who travels alone with a friend and counts the days left at work. */
task(
  '«Put two dates of the Provence side by side, and give us the second one.»',
  async (user) => {
    const { page, press, read, words, button, link, arriveAt, seeTotal } = user
    await user.begin('/reisen/provence/provence-lavendelbluete')
    await press(link('Vergleichen: Sa 19.06. – Do 24.06.'))
    await press(link('Vergleichen: Sa 26.06. – Do 01.07.'))
    // Not that one.
    await press(link('Nicht mehr vergleichen: Sa 26.06. – Do 01.07.'))
    await press(link('Vergleichen: Mi 23.06. – Mo 28.06.'))
    await press(link('Ansehen'))
    const comparison = page.getByRole('region', { name: 'Ihr Vergleich' }).first()
    await read(comparison.getByText('günstigstes Datum'))
    await read(comparison.getByText('CHF 30.- mehr'))
    await press(comparison.getByRole('link', { name: 'Buchen', exact: true }).nth(1))
    await arriveAt('Wann reisen Sie, und mit wem?')
    await read(words('Mo 28.06.2027'))
    await press(button('Doppelzimmer wählen'))
    await seeTotal('CHF 2’540.-')
  },
  { inFirefox: true },
)

/** Lives in the old town of Zurich, booked half a year ago up to the last step, and has moved since. */
task(
  '«I live at 8001 now. Where is the nearest place to get on?»',
  async (user) => {
    const { press, type, choose, read, words, button, link, field, mark, arriveAt } = user
    await user.begin('/')
    await press(link('Weiter buchen'))
    await arriveAt('Alles prüfen und buchen')
    await press(link('Einsteigen ändern'))
    await arriveAt('Wo steigen Sie ein, und was kommt noch dazu?')
    const search = field('Ort oder Postleitzahl suchen')
    await type(search, '80001')
    await type(search, '8001', { typoEvery: 3 })
    await words('Am nächsten bei 8001 Zürich:').waitFor()
    await choose(mark('05:50 | Zürich, Carparkplatz Sihlquai'))
    await press(button('Zurück zur Übersicht'))
    await arriveAt('Alles prüfen und buchen')
    await read(words('05:50 | Zürich, Carparkplatz Sihlquai'))
  },
  { isBegun: true, inFirefox: true },
)

/** Grandparents of seventy. The birthdays of the children stand on a note, the handwriting is their daughter’s. */
task('«We take our two grandchildren to Lake Garda. Is there not a package for families?»', async (user) => {
  const { page, press, type, choose, read, words, button, link, field, mark, goOn, arriveAt, seeTotal } = user
  await user.begin('/reisen/gardasee/familienferien-am-gardasee')
  await press(link('Sa 03.07. – Sa 10.07. wählen'))
  await press(link('Jetzt buchen'))
  await arriveAt('Wann reisen Sie, und mit wem?')
  await press(button('Kind hinzufügen'))
  await type(field('Geburtsdatum des Kindes'), '10.3.18')
  await press(button('Hinzufügen'))
  await words('Kind, geboren am 10.03.2018').waitFor()
  await press(button('Kind hinzufügen'))
  await type(field('Geburtsdatum des Kindes'), '10.05.2032')
  await press(button('Hinzufügen'))
  await read(words('Dieses Geburtsdatum liegt in der Zukunft.'))
  await type(field('Geburtsdatum des Kindes'), '10.05.2023', { typoEvery: 6 })
  await press(button('Hinzufügen'))
  await words('Kind, geboren am 10.05.2023').waitFor()
  await press(button('Familienpaket 2 + 2 wählen'))
  // 2.9 × 1080, rounded down to 3130, and 35 for cleaning the room.
  await seeTotal('CHF 3’165.-')
  await goOn()
  await arriveAt('Was darf es noch sein?')
  await choose(mark(/^Zimmer mit Seesicht/))
  await read(words('Grosselternbonus'))
  await read(words('Hängt vom Geburtsdatum ab.'))
  await seeTotal('CHF 3’291.-')
  await goOn()
  await arriveAt('Ihre Angaben')
  const birthdayOf = (place: number) =>
    page.locator('[data-person]').nth(place).getByRole('textbox', { name: 'Geburtsdatum' })
  await type(birthdayOf(0), '4.11.1955')
  await press(button('Fertig, weiter'))
  await type(birthdayOf(1), '30.1.1957', { typoEvery: 4 })
  await press(link('Zurück'))
  await arriveAt('Was darf es noch sein?')
  await press(button('Grosselternbonus, Anzahl: eins mehr'))
  await press(button('Grosselternbonus, Anzahl: eins mehr'))
  // 7 nights × 18, and twice 60 less.
  await seeTotal('CHF 3’171.-')
})
