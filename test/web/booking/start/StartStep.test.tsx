// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { withPricingTravel } from '#domain/booking/commands/dates.ts'
import { withRooms } from '#domain/booking/commands/rooms.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { settle } from '#domain/booking/settle.ts'
import { departure, extension, services } from '#test/support/builders/departure.ts'
import { baby, billedTraveller, draft, traveller } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer, settings, status, travel, travelPricing } from '#test/support/builders/offer.ts'
import { bookingAddon, mandatorySettings, personalAddon, pricing, SINGLE_ROOM } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'
import { renderFunnel, textOf } from '#test/support/web/render.tsx'
import { StartStep } from '#web/booking/start/StartStep.tsx'

const homeless = draft({
  rooms: [],
  travellers: [traveller({ accommodationId: null }), traveller({ accommodationId: null })],
})

// rules 2.5.1.2, 3.6.4.1
test('the server draws date, party and rooms with their prices', () => {
  const words = textOf(renderFunnel(StartStep, homeless, offer()).container)
  expect(words).toContain('Juni 2027')
  expect(words).toContain('Sa 12.06. – Fr 18.06.')
  expect(words).toContain('7 Tage')
  expect(words).toContain('BOOKABLE CHF 2’580.- für 2 Personen')
  expect(words).toContain('Doppelzimmer CHF 2’580.- CHF 1’290.- pro Person')
  expect(words).toContain('Für 2 Personen ist noch kein Zimmer gewählt')
})

test('adults of a travel without age limit are told no age', () => {
  const { ageGroups } = travel()
  const everybody = ageGroups.filter(({ type }) => type === 'ADULT').map((group) => ({ ...group, minAge: 0 }))
  const words = textOf(renderFunnel(StartStep, homeless, offer({ travel: travel({ ageGroups: everybody }) })).container)
  expect(words).toContain('Erwachsene')
  expect(words).not.toContain('ab 0 Jahren')
})

test('a date is read aloud with its price', () => {
  renderFunnel(StartStep, homeless, offer())
  const date = screen.getByRole('radio', {
    name: 'Sa 12.06. – Fr 18.06.',
    description: /^7 Tage .* CHF\u00A02’580\.- für 2 Personen$/,
  })
  expect(date).toBeDefined()
})

test('a day trip names its day once, among the dates and among those booked by phone', () => {
  const trip = departure({ endDate: '2027-06-12' })
  const byPhone = departure({ id: 'd3', startDate: '2027-07-03', endDate: '2027-07-03', isSoldOnline: false })
  const trips = offer({ pricing: pricing({ departures: [trip, byPhone] }) })
  const words = textOf(renderFunnel(StartStep, homeless, trips).container)
  expect(screen.getByRole('radio', { name: 'Sa 12.06.' })).toBeDefined()
  expect(words).toContain('04 04 Sa 03.07.2027 · 1 Tag')
})

test('the rooming is shown once rooms are chosen', () => {
  const words = textOf(renderFunnel(StartStep, draft(), offer()).container)
  expect(words.split('Ihre Zimmer sind vollständig.'), 'said once, not with every other room').toHaveLength(2)
  expect(words).toContain('Anna Muster, Beat Muster')
})

test('the chosen date names its extension, which the first step lists nowhere else; its days and price have it', async () => {
  const longer = departure({
    id: 'd1-v',
    endDate: '2027-06-21',
    includesExtension: true,
    extensions: [extension()],
    extensionBaseDate: { id: 'd1' },
    packagePrices: new Map([['201', 179_000]]),
  })
  const extended = draft({
    date: { dateId: 'd1-v', extensionId: 'meer' },
    isUpgradedToExtension: true,
    extensionDowngradeDate: { dateId: 'd1', extensionId: null },
  })
  renderFunnel(StartStep, extended, offer({ pricing: pricing({ departures: [departure(), longer] }) }))
  const description = /^10 Tage · Drei Tage am Meer · BOOKABLE CHF\u00A03’580\.- für 2 Personen$/
  expect(await screen.findByRole('radio', { name: 'Sa 12.06. – Mo 21.06.', description })).toBeDefined()
})

// rules 1.1.3.1, 4.5.4
test('an extension date whose departure cannot be chosen stands among the dates, and is the one preselected where nothing else is', () => {
  const longer = departure({
    id: 'd1-v',
    endDate: '2027-06-21',
    includesExtension: true,
    extensions: [extension()],
    extensionBaseDate: { id: 'd1' },
    packagePrices: new Map([
      ['101', 129_000],
      ['201', 30_000],
    ]),
  })
  const offSale = offer({ pricing: pricing({ departures: [departure({ isSoldOnline: false }), longer] }) })
  const words = textOf(
    renderFunnel(StartStep, settle(withPricingTravel(resolve(homeless, offSale), 'v1'), offSale), offSale).container,
  )
  expect(words).toContain('Sa 12.06. – Mo 21.06. 10 Tage · Drei Tage am Meer · BOOKABLE CHF 3’180.- für 2 Personen')
  const open = offer({ pricing: pricing({ departures: [departure(), longer] }) })
  expect(
    textOf(renderFunnel(StartStep, settle(withPricingTravel(resolve(homeless, open), 'v1'), open), open).container),
  ).not.toContain('Drei Tage am Meer')
})

test('a closed date offers the waitlist, and few places are told', () => {
  const closed = pricing({ departures: [departure({ status: status('CLOSED', { label: 'Ausgebucht' }) })] })
  expect(textOf(renderFunnel(StartStep, homeless, offer({ pricing: closed })).container)).toContain(
    'Ausgebucht, Warteliste möglich',
  )
  const words = textOf(renderFunnel(StartStep, homeless, offer(contingentsLeft({ 101: 4 }))).container)
  expect(words).toContain('nur noch 4 Plätze')
  expect(words).toContain('Nur noch 2 frei')
})

const saying = (code: string, switchToStatusInfo: string, submitButtonLabel: string) => {
  const texts = {
    __typename: 'AvailabilityStatusTenantSettings',
    id: code,
    label: null,
    info: null,
    switchToStatusInfo,
    submitButtonLabel,
    tenant: { __typename: 'TenantReference', id: '4' },
  } as const
  return status(code, {
    isDefaultStatus: code === 'BOOKABLE',
    isDefaultWaitlistFallback: code === 'WAITLIST',
    tenantSettings: [texts],
  })
}
const telling = [
  saying('BOOKABLE', 'Doch buchen?', 'Fest buchen'),
  saying('WAITLIST', 'Lieber warten?', 'Mich vormerken'),
]

// rule 4.4.3
test('the status one can change over to is offered with its info and the words of its button, the other way round once changed', () => {
  const closed = offer({
    pricing: pricing({ departures: [departure({ status: status('CLOSED') })] }),
    settings: settings({ statuses: telling }),
  })
  expect(textOf(renderFunnel(StartStep, draft(), closed).container)).toContain(
    'Lieber warten? Warteliste wählen Zum Schluss bestätigen Sie mit «Mich vormerken».',
  )
  const open = offer({ settings: settings({ statuses: telling }) })
  const waiting = { ...draft(), switchedToWaitlistFallback: true }
  expect(textOf(renderFunnel(StartStep, waiting, open).container)).toContain(
    'Doch buchen? Warteliste verlassen Zum Schluss wählen Sie dann «Fest buchen».',
  )
})

const leaving = (places: number, statuses = settings().statuses) =>
  offer({ ...contingentsLeft({ 101: places }), settings: settings({ statuses }) })

test('few places are told once they are known, and a full date is not called bookable', () => {
  const bookable = [status('BOOKABLE', { isDefaultStatus: true, label: 'Buchbar' })]
  expect(textOf(renderFunnel(StartStep, homeless, leaving(9, bookable)).container)).toContain('7 Tage · Buchbar CHF')
  expect(textOf(renderFunnel(StartStep, homeless, leaving(8, bookable)).container)).toContain(
    '7 Tage · Buchbar · nur noch 8 Plätze',
  )
  const full = textOf(renderFunnel(StartStep, homeless, leaving(0, bookable)).container)
  expect(full).toContain('7 Tage Ausgebucht')
  expect(full).not.toContain('Buchbar')
  expect(textOf(renderFunnel(StartStep, homeless, leaving(0)).container)).toContain('Ausgebucht, Warteliste möglich')
})

// rule 1.1.3.3
test('two see each room with its total, more see proposals with who sleeps where', () => {
  const words = textOf(renderFunnel(StartStep, homeless, offer()).container)
  expect(words).toContain(
    'Doppelzimmer CHF 2’580.- CHF 1’290.- pro Person Wählen 2 × Einzelzimmer CHF 2’980.- CHF 1’490.- pro Person Wählen',
  )
  expect(words).not.toContain('Passende Zimmer')
  const three = { ...homeless, travellers: [...homeless.travellers, traveller({ accommodationId: null })] }
  expect(textOf(renderFunnel(StartStep, three, offer()).container)).toContain(
    'Passende Zimmer für Sie 1 × Doppelzimmer + 1 × Einzelzimmer Doppelzimmer: Person 1, Person 2 Einzelzimmer: Person 3 CHF 4’070.- Wählen',
  )
})

test('rooms that cannot be had are told in one line for each reason, with the button that opens them', () => {
  expect(textOf(renderFunnel(StartStep, homeless, leaving(2)).container)).toContain(
    'Einzelzimmer: Ausgebucht. Warteliste wählen',
  )
  const alone = draft({ rooms: [], travellers: [traveller({ accommodationId: null })] })
  const triple = room({ id: 'dreier', name: 'Dreibettzimmer', totalCapacity: 3 })
  const words = textOf(
    renderFunnel(StartStep, alone, offer({ pricing: pricing({ accommodations: [room(), SINGLE_ROOM, triple] }) }))
      .container,
  )
  expect(words).toContain('Doppelzimmer: Ab 2 Personen buchbar. Dreibettzimmer: Ab 3 Personen buchbar.')
})

test('chosen rooms fold up to the choice with a way to change it, and no other room is named', () => {
  const words = textOf(renderFunnel(StartStep, draft(), offer()).container)
  expect(words).toContain('Ihre Zimmer sind vollständig. Doppelzimmer Anna Muster, Beat Muster Zimmer ändern')
  expect(words).not.toContain('Einzelzimmer')
})

test('a closed date without a waitlist leads to the nearest open one', () => {
  const later = departure({ id: 'd2', startDate: '2027-07-10', endDate: '2027-07-16' })
  const departures = [departure({ status: status('CLOSED', { label: 'Geschlossen' }) }), later]
  const words = textOf(
    renderFunnel(StartStep, homeless, offer({ pricing: pricing({ departures }), settings: settings({ statuses: [] }) }))
      .container,
  )
  expect(words).toContain('Geschlossen Am 10.07.2027 reisen')
})

// rule 3.1.3.3
test('variants stand side by side with the least total of the party', () => {
  const variants = ['v1', 'v2'].map((id) => ({
    __typename: 'PricingVariant' as const,
    id,
    transportTypeLabel: id === 'v1' ? 'Car' : 'Bahn',
  }))
  const words = textOf(
    renderFunnel(StartStep, homeless, offer({ travel: travel({ pricing: travelPricing({ travels: variants }) }) }))
      .container,
  )
  expect(words).toContain('Car ab CHF 2’580.-')
  expect(words).toContain('Bahn')
})

test('several rooms are told with who sleeps in each, and how to change that', () => {
  const named = ['Anna', 'Beat', 'Cleo', 'Dora'].map((firstName) =>
    traveller({ firstName, lastName: 'Muster', accommodationId: null }),
  )
  const four = settle(
    withRooms(resolve(draft({ rooms: [], travellers: named }), offer()), [{ accommodationId: 'dz', quantity: 2 }]),
    offer(),
  )
  const words = textOf(renderFunnel(StartStep, four, offer()).container)
  expect(words).toContain(
    '2 × Doppelzimmer Doppelzimmer 1: Anna Muster, Beat Muster Doppelzimmer 2: Cleo Muster, Dora Muster Zimmer ändern Wer schläft wo?',
  )
})

test('without any date the phone number helps on, and nobody is asked for rooms or told to choose a date', () => {
  const { container } = renderFunnel(StartStep, draft({ date: null }), offer({ pricing: pricing({ departures: [] }) }))
  expect(textOf(container)).toContain('Zurzeit ist kein Datum online buchbar.')
  expect(textOf(container)).not.toContain('Wer reist mit?')
  expect(textOf(container)).not.toContain('Wählen Sie zuerst ein Reisedatum.')
  fireEvent.click(screen.getByRole('button', { name: 'Weiter' }))
  expect(textOf(container)).not.toContain('Wählen Sie ein Reisedatum.')
})

test('departures one books by phone are told one by one, with the number to call', () => {
  const byPhone = departure({ id: 'd3', startDate: '2027-07-03', endDate: '2027-07-09', isSoldOnline: false })
  const told = 'Nur telefonisch buchbar Diese Reisen buchen Sie mit einem Anruf:'
  const words = (departures: ReturnType<typeof departure>[]) =>
    textOf(renderFunnel(StartStep, homeless, offer({ pricing: pricing({ departures }) })).container)
  expect(words([departure(), byPhone])).toContain(told)
  expect(words([departure(), byPhone])).toContain('Sa 03.07. – Fr 09.07.2027 · 7 Tage')
  expect(words([byPhone])).toContain(told)
  expect(words([departure()])).not.toContain('telefonisch')
})

test('departures whose prices cannot be read are told one by one, with the number to call, and cannot be chosen', () => {
  const unreadable = departure({
    id: 'd3',
    startDate: '2027-07-03',
    endDate: '2027-07-09',
    arePricesReadable: false,
    packagePrices: new Map(),
  })
  const told =
    'Zurzeit nicht online buchbar Die Preise können wir gerade nicht anzeigen. Wir buchen gern am Telefon für Sie:'
  const both = offer({ pricing: pricing({ departures: [departure(), unreadable] }) })
  const text = textOf(renderFunnel(StartStep, homeless, both).container)
  expect(text).toContain(told)
  expect(text).toContain('Sa 03.07. – Fr 09.07.2027 · 7 Tage')
  expect(screen.getByRole('radio', { name: /12\.06\./ })).toBeDefined()
  expect(screen.queryByRole('radio', { name: /03\.07\./ })).toBeNull()
  expect(
    textOf(renderFunnel(StartStep, homeless, offer({ pricing: pricing({ departures: [unreadable] }) })).container),
  ).toContain(told)
})

test('a date whose stops cannot be read says so where it is chosen', () => {
  const of = (isBusNetworkReadable: boolean) =>
    textOf(
      renderFunnel(
        StartStep,
        homeless,
        offer({ pricing: pricing({ departures: [departure({ isBusNetworkReadable })] }) }),
      ).container,
    )
  expect(of(false)).toContain('Die Ein- und Aussteigeorte können wir gerade nicht anzeigen')
  expect(of(true)).not.toContain('Aussteigeorte')
})

test('the waitlist stands with the date, says what happens next, and that nothing is paid now', () => {
  const waiting = { ...homeless, switchedToWaitlistFallback: true }
  const words = textOf(renderFunnel(StartStep, waiting, offer()).container)
  const notice = words.indexOf('Eintrag auf der Warteliste')
  expect(notice).toBeGreaterThan(words.indexOf('Reisedatum'))
  expect(notice).toBeLessThan(words.indexOf('Wer reist mit?'))
  expect(words).toContain(
    'So geht es weiter Sie füllen alles aus wie bei einer Buchung. Bezahlen müssen Sie jetzt nichts.',
  )
  expect(words).toContain('Gebucht ist erst, wenn Sie dann zusagen.')
})

test('a chosen departure of the next three days says how soon it is, a later one does not', () => {
  const at = (today: string) => textOf(renderFunnel(StartStep, homeless, offer({ today })).container)
  expect(at('2027-06-11')).toContain('· Abreise morgen')
  expect(at('2027-06-09')).toContain('· Abreise in 3 Tagen')
  expect(at('2027-06-08')).not.toContain('Abreise in')
})

test('people without a room are told once, also after an attempt to go on', async () => {
  const { container } = renderFunnel(StartStep, homeless, offer())
  expect(textOf(container)).toContain('Für 2 Personen ist noch kein Zimmer gewählt')
  fireEvent.click(screen.getByRole('button', { name: 'Weiter' }))
  await screen.findByRole('link', { name: /^Für 2 Personen fehlt noch ein Zimmer/ })
  expect(textOf(container)).not.toContain('ist noch kein Zimmer gewählt')
})

test.each([
  ['full', 0],
  ['too full for the party', 1],
])('on the waitlist of a date that is %s no binding booking is offered, and it can be left', (_case, places) => {
  const waiting = { ...homeless, switchedToWaitlistFallback: true }
  const words = textOf(renderFunnel(StartStep, waiting, leaving(places, telling)).container)
  expect(words).toContain('Warteliste verlassen')
  expect(words).not.toMatch(/Doch buchen|Fest buchen/)
})

test('a date on request says who checks, and that nothing is binding before', () => {
  const asked = pricing({
    departures: [departure({ status: status('WAITLIST_CONTINGENT_CHECK', { label: 'Auf Anfrage' }) })],
  })
  const words = textOf(renderFunnel(StartStep, homeless, offer({ pricing: asked })).container)
  expect(words).toContain('Wir klären für Sie ab, ob es noch Plätze gibt')
  expect(words).toContain('Verbindlich wird es erst mit unserer Zusage.')
})

test('where the places do not suffice the date says so with the waitlist, and the rooms lead there', () => {
  const words = textOf(renderFunnel(StartStep, homeless, leaving(1)).container)
  const title = 'Nicht genug passende Zimmer frei, Warteliste möglich'
  expect(words).toContain(title)
  expect(words.indexOf(title)).toBeLessThan(words.indexOf('Wer reist mit?'))
  expect(words).toContain('Nicht genug passende Zimmer frei Was Sie tun können')
})

test('that the chosen date is sold out is told right below it, before the dates after it', () => {
  const later = { id: 'd2', startDate: '2027-09-11', endDate: '2027-09-16' }
  const shut = pricing({ departures: [departure({ status: status('CLOSED') }), departure(later)] })
  const words = textOf(renderFunnel(StartStep, homeless, offer({ pricing: shut })).container)
  expect(words.indexOf('Warteliste wählen')).toBeLessThan(words.indexOf('September 2027'))
})

// rule 10.4
test.each([
  ['closed', offer({ pricing: pricing({ departures: [departure({ status: status('CLOSED') })] }) })],
  ['sold out, as the platform says when asked', leaving(0)],
  [
    'sold out, as the list of dates says',
    offer({ pricing: pricing({ departures: [departure({ places: new Map([['101', 0]]) })] }) }),
  ],
])('on a date that is %s no room can be chosen before one waits', (_case, shut) => {
  const words = textOf(renderFunnel(StartStep, homeless, shut).container)
  expect(words).toContain('Für dieses Datum sind alle Zimmer ausgebucht.')
  expect(screen.getAllByRole('button', { name: 'Warteliste wählen' }), 'asked about once').toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Was Sie tun können' }))
  expect(document.activeElement?.textContent).toContain('Warteliste wählen')
  expect(words).not.toContain('CHF 1’290.-')
  expect(words.split('Achtung:'), 'warned of once').toHaveLength(2)
  expect(textOf(renderFunnel(StartStep, { ...homeless, switchedToWaitlistFallback: true }, shut).container)).toContain(
    'Doppelzimmer CHF 2’580.-',
  )
})

// rule 10.4
test('a proposal costs what the booking costs once it is taken: with what is prescribed, and the baby', () => {
  const levy = personalAddon({ mandatorySettings: mandatorySettings(true) })
  const sold = pricing({
    departures: [
      departure({
        services: services({ 301: 5000 }),
        packagePrices: new Map([
          ['101', 129_000],
          ['900', 4500],
        ]),
      }),
    ],
    personalAddons: [levy],
    accommodations: [room(), room({ id: 'baby', ratioPackageNo: '900', isBabyPackage: true })],
  })
  const withBaby = { ...homeless, babies: [baby()] }
  const words = textOf(renderFunnel(StartStep, withBaby, offer({ pricing: sold })).container)
  expect(words).toContain('Doppelzimmer CHF 2’725.- Wählen')
})

test('a price for all names the babies apart, who take no place in a room', () => {
  const words = (babies: number) =>
    textOf(
      renderFunnel(StartStep, { ...homeless, babies: Array.from({ length: babies }, () => baby()) }, offer()).container,
    )
  expect(words(0)).toContain('Preise für 2 Personen zusammen, ')
  expect(words(1)).toContain('Preise für 2 Personen und 1 Baby zusammen, ')
  expect(words(2)).toContain('für 2 Personen und 2 Babys')
})

test('the list of rooms tells that its prices contain the extras already chosen', () => {
  const extra = { bookingAddons: [{ addonId: 'parkplatz', quantity: 1, mandatory: false }] }
  const sold = offer({ pricing: pricing({ bookingAddons: [bookingAddon()] }) })
  const words = textOf(renderFunnel(StartStep, { ...homeless, ...extra }, sold).container)
  expect(words).toContain('mit allen obligatorischen Kosten und bereits gewählten Zusatzleistungen. ')
})

test('one or two are told what a room of their own costs more', () => {
  const alone = draft({ rooms: [], travellers: [traveller({ accommodationId: null })] })
  expect(textOf(renderFunnel(StartStep, alone, offer()).container)).toContain('Einzelzimmerzuschlag: CHF 200.-')
  expect(textOf(renderFunnel(StartStep, homeless, offer()).container)).toContain(
    'Einzelzimmerzuschlag: CHF 200.- pro Person',
  )
})

test('on a ship they are told so of a cabin', () => {
  const cabins = [room({ name: 'Zweibettkabine' }), { ...SINGLE_ROOM, name: 'Einzelkabine' }]
  const shared = room({ id: 'platz', name: 'Geteilte Zweibettkabine', partialOccupancyAllowed: true })
  const words = (travellers: typeof homeless.travellers, accommodations = cabins) =>
    textOf(
      renderFunnel(StartStep, draft({ rooms: [], travellers }), offer({ pricing: pricing({ accommodations }) }))
        .container,
    )
  expect(words(homeless.travellers)).toContain('Einzelkabinenzuschlag: CHF 200.- pro Person')
  expect(words(homeless.travellers.slice(1))).toContain('Einzelkabinenzuschlag: CHF 200.-')
  expect(words(homeless.travellers.slice(1), [...cabins, shared])).toContain(
    'Zuschlag für eine eigene Kabine statt einer geteilten: CHF 200.-',
  )
  expect(words(homeless.travellers)).not.toMatch(/zimmer/i)
})

test('a group too large to book can write with what was put together', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  renderFunnel(StartStep, draft(), offer())
  fireEvent.click(screen.getByRole('link', { name: 'Anfrage per E-Mail schreiben', hidden: true }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringMatching(/^mailto:.+Gruppenanfrage/)))
  assign.mockRestore()
})

describe('who travels no more is told by name', () => {
  const later = departure({ id: 'd2', startDate: '2027-07-10', endDate: '2027-07-16' })
  const sold = offer({ pricing: pricing({ departures: [departure(), later] }) })
  const stops = { outboundStopNo: 'h1', returnStopNo: 'r1' }
  const named = ['Anna', 'Beat', 'Gian'].map((firstName) =>
    traveller({ firstName, lastName: 'Roth', accommodationId: null, ...stops }),
  )
  const three = settle(
    withRooms(resolve(draft({ rooms: [], travellers: named }), sold), [{ accommodationId: 'ez', quantity: 3 }]),
    sold,
  )
  const adults = () => screen.getByLabelText<HTMLInputElement>('Erwachsene', { selector: 'input' })
  const remove = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'Erwachsene: eins weniger' }))
    fireEvent.click(await screen.findByRole('button', { name }))
  }
  const told = () => screen.getAllByRole('status').map(textOf).join(' ')
  const undo = () => fireEvent.click(screen.getByRole('button', { name: 'Änderung rückgängig machen' }))

  test('with the rooms that go with them, and one undo for several of them', async () => {
    const { draftNow } = renderFunnel(StartStep, three, sold)
    await remove('Gian Roth')
    await screen.findByText('Gian Roth reist nicht mehr mit')
    expect(told()).toContain('Gian Roth reist nicht mehr mit Nicht mehr gewählt: 3 × Einzelzimmer.')
    expect(told(), 'the others keep theirs').not.toContain('Aussteigeorte')
    await remove('Beat Roth')
    await screen.findByText('Beat Roth, Gian Roth reisen nicht mehr mit')
    undo()
    await waitFor(() => expect(draftNow().travellers).toHaveLength(3))
    expect(draftNow().rooms).toEqual(three.rooms)
  })

  test('and those who stay get their rooms back with one press', async () => {
    const { draftNow } = renderFunnel(StartStep, three, sold)
    await remove('Gian Roth')
    fireEvent.click(await screen.findByRole('button', { name: 'Wieder wählen, was möglich ist' }))
    await waitFor(() => expect(draftNow().rooms).toEqual([{ accommodationId: 'ez', quantity: 2 }]))
    expect(told()).toContain('Gian Roth reist nicht mehr mit')
    expect(told()).not.toContain('Nicht mehr gewählt')
    expect(screen.queryByRole('button', { name: 'Wieder wählen, was möglich ist' })).toBeNull()
  })

  test('and an undo takes back nothing but what it says: no earlier date, and no later one', async () => {
    const { draftNow } = renderFunnel(StartStep, three, sold)
    const choose = (date: RegExp) => fireEvent.click(screen.getByRole('radio', { name: date }))
    choose(/10\.07\./)
    await screen.findByText(/^Nicht mehr gewählt: 3 × Einzelzimmer/)
    await remove('Gian Roth')
    await screen.findByText('Gian Roth reist nicht mehr mit')
    expect(told()).not.toContain('Nicht mehr gewählt')
    undo()
    await waitFor(() => expect(draftNow().travellers).toHaveLength(3))
    expect(draftNow().date?.dateId).toBe('d2')
    await waitFor(() => expect(adults().value).toBe('3'))
    await remove('Gian Roth')
    await screen.findByText('Gian Roth reist nicht mehr mit')
    choose(/12\.06\./)
    await waitFor(() => expect(screen.queryByText('Gian Roth reist nicht mehr mit')).toBeNull())
  })
})

describe('one adult fewer', () => {
  const beat = traveller({ firstName: 'Beat', lastName: 'Roth' })
  const claudia = traveller({ firstName: 'Claudia', lastName: 'Roth' })
  const fewer = () => fireEvent.click(screen.getByRole('button', { name: 'Erwachsene: eins weniger' }))

  test('where all are named already: the visitor says who stays at home, and can take it back', async () => {
    const { draftNow } = renderFunnel(
      StartStep,
      draft({ rooms: [], travellers: [billedTraveller(), beat, claudia] }),
      offer(),
    )
    const names = () => draftNow().travellers.map(({ firstName }) => firstName)
    fewer()
    const question = await screen.findByRole('dialog', { name: 'Wer reist nicht mit?' })
    expect(within(question).getAllByRole('button').map(textOf)).toEqual([
      'Anna Muster',
      'Beat Roth',
      'Claudia Roth',
      'Alle reisen mit',
    ])
    expect(names()).toHaveLength(3)
    fireEvent.click(within(question).getByRole('button', { name: 'Beat Roth' }))
    await waitFor(() => expect(names()).toEqual(['Anna', 'Claudia']))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await screen.findByText('Beat Roth reist nicht mehr mit')
    fireEvent.click(screen.getByRole('button', { name: 'Änderung rückgängig machen' }))
    await waitFor(() => expect(names()).toEqual(['Anna', 'Beat', 'Claudia']))
  })

  test('nobody is asked where somebody is not named yet, who then leaves', async () => {
    const { draftNow } = renderFunnel(
      StartStep,
      draft({ rooms: [], travellers: [billedTraveller(), traveller(), claudia] }),
      offer(),
    )
    fewer()
    await waitFor(() => expect(draftNow().travellers.map(({ firstName }) => firstName)).toEqual(['Anna', 'Claudia']))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('stays as it was where the visitor says that all come along', async () => {
    const { draftNow } = renderFunnel(StartStep, draft({ rooms: [], travellers: [billedTraveller(), beat] }), offer())
    fewer()
    fireEvent.click(await screen.findByRole('button', { name: 'Alle reisen mit' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(draftNow().travellers).toHaveLength(2)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Erwachsene' }).value).toBe('2')
  })
})
