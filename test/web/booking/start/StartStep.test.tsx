import { expect, test } from 'vitest'
import { withPricingTravel } from '#domain/booking/commands/dates.ts'
import { withRooms } from '#domain/booking/commands/rooms.ts'
import { departure, extension, services } from '#test/support/builders/departure.ts'
import { baby, draft, traveller } from '#test/support/builders/draft.ts'
import { offer, settings, status, travel, travelPricing } from '#test/support/builders/offer.ts'
import { mandatorySettings, personalAddon, pricing, SINGLE_ROOM } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'
import { drawn, wordsOf } from '#test/support/funnel.tsx'
import { StartStep } from '#web/booking/start/StartStep.tsx'

const homeless = draft({
  rooms: [],
  travellers: [traveller({ accommodationId: null }), traveller({ accommodationId: null })],
})

// rules 2.5.1.2, 3.6.4.1
test('the server draws date, party and rooms with their prices', () => {
  const words = wordsOf(drawn(StartStep, homeless, offer()))
  expect(words).toContain('Juni 2027')
  expect(words).toContain('Sa 12.06. – Fr 18.06.')
  expect(words).toContain('7 Tage')
  expect(words).toContain('BOOKABLE CHF 2’580.- für 2 Personen')
  expect(words).toContain('Doppelzimmer CHF 2’580.- CHF 1’290.- pro Person')
  expect(words).toContain('Für 2 Personen ist noch kein Zimmer gewählt')
})

test('who sleeps where is told once there are rooms', () => {
  const words = wordsOf(drawn(StartStep, draft(), offer()))
  expect(words.split('Ihre Zimmer sind vollständig.'), 'said once, not with every other room').toHaveLength(2)
  expect(words).toContain('Anna Muster, Beat Muster')
})

// rules 1.1.3.1, 4.5.4
test('an extension date whose departure cannot be chosen stands among the dates, and is the one preselected where nothing else is', () => {
  const longer = departure({
    ...{
      id: 'd1-v',
      endDate: '2027-06-21',
      includesExtension: true,
      extensions: [extension()],
      extensionBaseDate: { id: 'd1' },
    },
    packagePrices: new Map([
      ['101', 129_000],
      ['201', 30_000],
    ]),
  })
  const offSale = offer({ pricing: pricing({ departures: [departure({ isSoldOnline: false }), longer] }) })
  const words = wordsOf(drawn(StartStep, withPricingTravel(homeless, 'v1', offSale), offSale))
  expect(words).toContain('Sa 12.06. – Mo 21.06. 10 Tage · Drei Tage am Meer · BOOKABLE CHF 3’180.- für 2 Personen')
  const open = offer({ pricing: pricing({ departures: [departure(), longer] }) })
  expect(wordsOf(drawn(StartStep, withPricingTravel(homeless, 'v1', open), open))).not.toContain('Drei Tage am Meer')
})

test('a closed date offers the waitlist, and few places are told', () => {
  const closed = pricing({ departures: [departure({ status: status('CLOSED', { label: 'Ausgebucht' }) })] })
  expect(wordsOf(drawn(StartStep, homeless, offer({ pricing: closed })))).toContain('Ausgebucht, Warteliste möglich')
  const left = { packages: new Map([['101', 4]]), services: new Map() }
  const words = wordsOf(drawn(StartStep, homeless, offer({ contingents: { dateId: 'd1', left } })))
  expect(words).toContain('nur noch 4 Plätze')
  expect(words).toContain('Nur noch 2 frei')
})

// rule 4.4.3
test('the status one can change over to is offered with its info and the words of its button, the other way round once changed', () => {
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
  const statuses = [
    saying('BOOKABLE', 'Doch buchen?', 'Fest buchen'),
    saying('WAITLIST', 'Lieber warten?', 'Mich vormerken'),
  ]
  const closed = offer({
    pricing: pricing({ departures: [departure({ status: status('CLOSED') })] }),
    settings: settings({ statuses }),
  })
  expect(wordsOf(drawn(StartStep, draft(), closed))).toContain(
    'Lieber warten? Zum Schluss wählen Sie «Mich vormerken». Auf die Warteliste setzen lassen',
  )
  const open = offer({ settings: settings({ statuses }) })
  const waiting = { ...draft(), switchedToWaitlistFallback: true }
  expect(wordsOf(drawn(StartStep, waiting, open))).toContain(
    'Doch buchen? Zum Schluss wählen Sie «Fest buchen». Warteliste verlassen',
  )
})

const leaving = (places: number, statuses = settings().statuses) => {
  const left = {
    packages: new Map([
      ['101', places],
      ['102', 0],
    ]),
    services: new Map(),
  }
  return offer({ contingents: { dateId: 'd1', left }, settings: settings({ statuses }) })
}

test('few places are told once they are known, and a full date is not called bookable', () => {
  const bookable = [status('BOOKABLE', { isDefaultStatus: true, label: 'Buchbar' })]
  expect(wordsOf(drawn(StartStep, homeless, leaving(9, bookable)))).toContain('7 Tage · Buchbar CHF')
  expect(wordsOf(drawn(StartStep, homeless, leaving(8, bookable)))).toContain('7 Tage · Buchbar · nur noch 8 Plätze')
  const full = wordsOf(drawn(StartStep, homeless, leaving(0, bookable)))
  expect(full).toContain('7 Tage Ausgebucht')
  expect(full).not.toContain('Buchbar')
  expect(wordsOf(drawn(StartStep, homeless, leaving(0)))).toContain('Ausgebucht, Warteliste möglich')
})

// rule 1.1.3.3
test('two see each room with its total, more see proposals with who sleeps where', () => {
  const words = wordsOf(drawn(StartStep, homeless, offer()))
  expect(words).toContain(
    'Doppelzimmer CHF 2’580.- CHF 1’290.- pro Person Wählen 2 × Einzelzimmer CHF 2’980.- CHF 1’490.- pro Person Wählen',
  )
  expect(words).not.toContain('Passende Zimmer')
  const three = { ...homeless, travellers: [...homeless.travellers, traveller({ accommodationId: null })] }
  expect(wordsOf(drawn(StartStep, three, offer()))).toContain(
    'Passende Zimmer für Sie 1 × Doppelzimmer + 1 × Einzelzimmer Doppelzimmer: Person 1, Person 2 Einzelzimmer: Person 3 CHF 4’070.- Wählen',
  )
})

test('rooms that cannot be had are told in one line for each reason, with the button that opens them', () => {
  expect(wordsOf(drawn(StartStep, homeless, leaving(2)))).toContain(
    'Einzelzimmer: Ausgebucht. Auf die Warteliste setzen lassen',
  )
  const alone = draft({ rooms: [], travellers: [traveller({ accommodationId: null })] })
  const triple = room({ id: 'dreier', name: 'Dreibettzimmer', totalCapacity: 3 })
  const words = wordsOf(
    drawn(StartStep, alone, offer({ pricing: pricing({ accommodations: [room(), SINGLE_ROOM, triple] }) })),
  )
  expect(words).toContain('Doppelzimmer: Ab 2 Personen buchbar. Dreibettzimmer: Ab 3 Personen buchbar.')
})

test('chosen rooms fold up to the choice with a way to change it, and no other room is named', () => {
  const words = wordsOf(drawn(StartStep, draft(), offer()))
  expect(words).toContain('Ihre Zimmer sind vollständig. Doppelzimmer Anna Muster, Beat Muster Zimmer ändern')
  expect(words).not.toContain('Einzelzimmer')
})

test('a closed date without a waitlist leads to the nearest open one', () => {
  const later = departure({ id: 'd2', startDate: '2027-07-10', endDate: '2027-07-16' })
  const departures = [departure({ status: status('CLOSED', { label: 'Geschlossen' }) }), later]
  const words = wordsOf(
    drawn(StartStep, homeless, offer({ pricing: pricing({ departures }), settings: settings({ statuses: [] }) })),
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
  const words = wordsOf(
    drawn(StartStep, homeless, offer({ travel: travel({ pricing: travelPricing({ travels: variants }) }) })),
  )
  expect(words).toContain('Car ab CHF 2’580.-')
  expect(words).toContain('Bahn')
})

test('several rooms are told with who sleeps in each, and how to change that', () => {
  const named = ['Anna', 'Beat', 'Cleo', 'Dora'].map((firstName) =>
    traveller({ firstName, lastName: 'Muster', accommodationId: null }),
  )
  const four = withRooms(draft({ rooms: [], travellers: named }), [{ accommodationId: 'dz', quantity: 2 }], offer())
  const words = wordsOf(drawn(StartStep, four, offer()))
  expect(words).toContain(
    '2 × Doppelzimmer Doppelzimmer 1: Anna Muster, Beat Muster Doppelzimmer 2: Cleo Muster, Dora Muster Zimmer ändern Wer schläft wo?',
  )
})

test('without any date the phone number helps on', () => {
  const words = wordsOf(drawn(StartStep, draft({ date: null }), offer({ pricing: pricing({ departures: [] }) })))
  expect(words).toContain('Zurzeit ist kein Datum online buchbar.')
})

test('departures one books by phone are told one by one, with the number to call', () => {
  const byPhone = departure({ id: 'd3', startDate: '2027-07-03', endDate: '2027-07-09', isSoldOnline: false })
  const told = 'Nur telefonisch buchbar Diese Reisen buchen Sie mit einem Anruf:'
  const words = (departures: ReturnType<typeof departure>[]) =>
    wordsOf(drawn(StartStep, homeless, offer({ pricing: pricing({ departures }) })))
  expect(words([departure(), byPhone])).toContain(told)
  expect(words([departure(), byPhone])).toContain('Sa 03.07. – 09.07.2027 · 7 Tage')
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
    'Zurzeit nicht online buchbar Die Preise dieser Daten können wir gerade nicht anzeigen. Rufen Sie uns an, wir buchen für Sie:'
  const markup = drawn(StartStep, homeless, offer({ pricing: pricing({ departures: [departure(), unreadable] }) }))
  expect(wordsOf(markup)).toContain(told)
  expect(wordsOf(markup)).toContain('Sa 03.07. – 09.07.2027 · 7 Tage')
  expect(markup).not.toContain('value="d3"')
  expect(wordsOf(drawn(StartStep, homeless, offer({ pricing: pricing({ departures: [unreadable] }) })))).toContain(told)
})

test('a date whose stops cannot be read says so where it is chosen', () => {
  const of = (isBusNetworkReadable: boolean) =>
    wordsOf(
      drawn(StartStep, homeless, offer({ pricing: pricing({ departures: [departure({ isBusNetworkReadable })] }) })),
    )
  expect(of(false)).toContain('Die Ein- und Aussteigeorte können wir gerade nicht anzeigen')
  expect(of(true)).not.toContain('Aussteigeorte')
})

test('the waitlist stands with the date, says what happens next, and that nothing is paid now', () => {
  const waiting = { ...homeless, switchedToWaitlistFallback: true }
  const words = wordsOf(drawn(StartStep, waiting, offer()))
  const notice = words.indexOf('Eintrag auf der Warteliste')
  expect(notice).toBeGreaterThan(words.indexOf('Reisedatum'))
  expect(notice).toBeLessThan(words.indexOf('Wer reist mit?'))
  expect(words).toContain(
    'So geht es weiter Sie füllen alles aus wie bei einer Buchung. Bezahlen müssen Sie jetzt nichts.',
  )
  expect(words).toContain('Gebucht ist erst, wenn Sie dann zusagen.')
})

test('a date on request says who checks, and that nothing is binding before', () => {
  const asked = pricing({
    departures: [departure({ status: status('WAITLIST_CONTINGENT_CHECK', { label: 'Auf Anfrage' }) })],
  })
  const words = wordsOf(drawn(StartStep, homeless, offer({ pricing: asked })))
  expect(words).toContain('Wir klären für Sie ab, ob es noch Plätze gibt')
  expect(words).toContain('Verbindlich wird es erst mit unserer Zusage.')
})

test('where the places do not suffice the date says so with the waitlist, and the rooms lead there', () => {
  const words = wordsOf(drawn(StartStep, homeless, leaving(1)))
  expect(words).toContain('Dafür sind nicht mehr genug Plätze frei')
  expect(words.indexOf('Dafür sind nicht mehr genug Plätze frei')).toBeLessThan(words.indexOf('Wer reist mit?'))
  expect(words).toContain('An diesem Datum sind nicht mehr genug Zimmer frei. Was Sie tun können')
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
  const words = wordsOf(drawn(StartStep, homeless, shut))
  expect(words).toContain('Für dieses Datum sind alle Zimmer ausgebucht.')
  expect(words).toContain('Auf die Warteliste setzen lassen')
  expect(words).not.toContain('CHF 1’290.-')
  expect(wordsOf(drawn(StartStep, { ...homeless, switchedToWaitlistFallback: true }, shut))).toContain(
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
  const words = wordsOf(drawn(StartStep, withBaby, offer({ pricing: sold })))
  expect(words).toContain('Doppelzimmer CHF 2’725.-')
})

test('one or two are told what a room of their own costs more', () => {
  const alone = draft({ rooms: [], travellers: [traveller({ accommodationId: null })] })
  expect(wordsOf(drawn(StartStep, alone, offer()))).toContain('Einzelzimmerzuschlag: CHF 200.-')
  expect(wordsOf(drawn(StartStep, homeless, offer()))).toContain('Einzelzimmerzuschlag: CHF 200.- pro Person')
})

test('a group too large to book can write with what was put together', () => {
  expect(drawn(StartStep, draft(), offer())).toMatch(
    /<a href="mailto:[^"]+Gruppenanfrage[^"]*">Anfrage per E-Mail schreiben<\/a>/,
  )
})
