import { describe, expect, test } from 'vitest'
import { readPricingTravel, readSalesSettings, readTravel } from '#domain/catalogue/catalogue.ts'
import { resolveStatus, waitlistFallback } from '#domain/catalogue/availability.ts'
import { AGE_GROUPS, status, travel, travelPricing } from '#test/support/builders/offer.ts'
import { discount, familyPackage, mandatorySettings, personalAddon, pricing } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

/** Response of an operation; fragments are masked by type alone. */
const answered = (data: unknown) => data as never

describe('a parsed travel', () => {
  const read = (ageGroups: typeof AGE_GROUPS) => {
    const ageGroupSettings = { __typename: 'AgeGroupSettings', id: 'ages', freeUntilAge: 2, ageGroups } as const
    const { status: _status, ageGroups: _ageGroups, ...rest } = travel({ pricing: travelPricing({ ageGroupSettings }) })
    return readTravel(answered({ ...rest, availabilityStatus: null }))
  }

  // rule 3.1.3.8
  test('has its age groups by minimum age, the highest first', () => {
    expect(read(AGE_GROUPS.toReversed())?.ageGroups.map(({ minAge }) => minAge)).toEqual([16, 2])
  })

  test('is null where the platform has none', () => {
    expect(readTravel(null)).toBeNull()
  })

  test('has no age groups without prices, and its status', () => {
    const { status: _status, ageGroups: _ageGroups, ...rest } = travel({ pricing: null })
    const unpriced = readTravel(answered({ ...rest, availabilityStatus: status('CLOSED') }))
    expect(unpriced).toMatchObject({ ageGroups: [], status: { status: 'CLOSED' } })
  })

  // rule 3.1.3.3
  test('cannot be booked online where its prices have no variant', () => {
    const { status: _status, ageGroups: _ageGroups, ...rest } = travel({ pricing: travelPricing({ travels: [] }) })
    expect(readTravel(answered({ ...rest, availabilityStatus: null }))?.pricing).toBeNull()
  })
})

describe('parsed settings', () => {
  const statuses = [
    status('BOOKABLE'),
    status('CLOSED', { isDefaultStatus: true }),
    status('WAITLIST', { isDefaultWaitlistFallback: true }),
  ]
  const settings = readSalesSettings(
    { ratioConfig: null, tenant: null },
    answered({ allTravelAvailabilityStatus: statuses }),
  )

  // rules 3.5.1, 4.2.2
  test('have the default status and the default waitlist fallback', () => {
    expect(resolveStatus(null, { travel: travel(), settings }).status).toBe('CLOSED')
    expect(waitlistFallback({ settings })?.status).toBe('WAITLIST')
  })

  test('are null where the platform leaves them out', () => {
    expect(settings).toMatchObject({ bargainConfig: null, esimConfig: null, onlinePaymentConfig: null, content: null })
  })
})

describe('a parsed variant', () => {
  const date = {
    id: 'd1',
    dateNo: '1',
    startDate: '2027-06-12',
    endDate: '2027-06-18',
    includesExtension: false,
    extensions: [],
    extensionBaseDate: null,
    places: null,
    availabilityStatus: null,
  }
  const json = {
    onlinebuchung: 'JA',
    t_packages: { data: [{ nr: 101, derived_preis: '1290.50' }] },
    t_reiseleistungen: { data: [{ leistungnr: 301, nr: 7, code: 'A', derived_preis: 'auf Anfrage' }] },
    t_knotens_hin: { data: [{ nr: 1 }] },
    t_knotenhalte_hin: {
      data: [
        { nr: 11, knoten: 1, halt: 21, zeit: '06:30', zuschlag: 0 },
        { nr: 12, knoten: 1, halt: 22, zeit: null, zuschlag: 15 },
        { nr: 13, knoten: 1, halt: 99, zeit: null, zuschlag: 0 },
      ],
    },
    t_haltestellen_hin: {
      data: [
        { nr: 21, bezeichnung: 'Bern', zuschlag: 20 },
        { nr: 22, bezeichnung: 'Olten', zuschlag: 30 },
      ],
    },
  }
  const read = (bundle: unknown, dates: readonly object[] = [{ ...date, json }]) =>
    readPricingTravel(answered({ ...pricing(), dates, ratioCatalogBundle: { json: bundle } }))

  // rules 3.6.2.1, 9.6.5.1, 9.6.5.2
  test('has prices in euros when the catalogue says EUR, else in francs', () => {
    expect(read({ t_katalogreise: { data: { anzahlungsart: 'EUR' } } })?.currency).toBe('EUR')
    expect(read({ t_katalogreise: { data: { anzahlungsart: 'RECHNUNG' } } })?.currency).toBe('CHF')
    expect(read(null)?.currency).toBe('CHF')
  })

  // rule 3.6.2.2
  test('has the catalogue info by name', () => {
    const info = [
      { name: 'WEB | Passdaten', wert: 'JA' },
      { name: 'WEB | Leer', wert: null },
    ]
    expect([...(read({ t_katalogreise: { data: { derived_zusatzinfo: info } } })?.catalogueInfo ?? [])]).toEqual([
      ['WEB | Passdaten', 'JA'],
      ['WEB | Leer', ''],
    ])
  })

  // rules 1.1.4, 3.6.3.2
  test('has prices in centimes, and null for anything else', () => {
    const [departure] = read({})?.departures ?? []
    expect(departure?.packagePrices.get('101')).toBe(129_050)
    expect(departure?.services.get('301')).toEqual({
      serviceNo: '301',
      travelServiceNo: '7',
      code: 'A',
      centimes: null,
    })
  })

  // rules 3.6.3.2, 3.11.4, 9.6.3.6
  test('has the surcharge of the stop if positive, else of the station, and no stop without station', () => {
    expect(
      read({})?.departures[0]?.busNetwork.outbound.stops.map(({ stopNo, surcharge }) => [stopNo, surcharge]),
    ).toEqual([
      ['11', 2000],
      ['12', 1500],
    ])
  })

  test('has rooms and packages named by their label where they have one', () => {
    const named = pricing({
      accommodations: [room({ label: 'Doppelzimmer Deluxe' }), room({ id: 'ez', name: 'Einzelzimmer', label: ' ' })],
      familyPackages: [familyPackage({ label: 'Familie' })],
    })
    const read = readPricingTravel(answered({ ...named, dates: [], ratioCatalogBundle: null }))
    expect(read?.accommodations.map(({ name }) => name)).toEqual(['Doppelzimmer Deluxe', 'Einzelzimmer'])
    expect(read?.familyPackages.map(({ name }) => name)).toEqual(['Familie'])
  })

  // rule 5.5.6
  test('has no discount whose rules are left out, as nobody knows who it is for, and reports it', () => {
    const unruled = { ...mandatorySettings(true, {}), rules: null }
    const personalDiscounts = [
      discount({ id: 'kind', mandatorySettings: unruled }),
      discount({ id: 'stamm', mandatorySettings: mandatorySettings(false) }),
    ]
    const personalAddons = [personalAddon({ mandatorySettings: unruled })]
    const sold = { ...pricing({ personalDiscounts, personalAddons }), dates: [], ratioCatalogBundle: null }
    const read = readPricingTravel(answered(sold))
    expect(read?.personalDiscounts.map(({ id }) => id)).toEqual(['stamm'])
    expect(read?.personalAddons).toHaveLength(1)
    expect(read?.problems).toEqual(['discount kind: no rules'])
  })

  // rule 10.35
  test('has the dearest price of a number that is listed twice, and a listed one rather than none', () => {
    const packages = [
      { nr: 101, derived_preis: 900 },
      { nr: 102, derived_preis: 500 },
      { nr: 101, derived_preis: 700 },
    ]
    const services = [null, 20, null].map((derived_preis) => ({ leistungnr: 301, derived_preis }))
    const doubled = { ...json, t_packages: packages, t_reiseleistungen: services }
    const [departure] = read({}, [{ ...date, json: doubled }])?.departures ?? []
    expect([...(departure?.packagePrices ?? [])]).toEqual([
      ['101', 90_000],
      ['102', 50_000],
    ])
    expect(departure?.services.get('301')?.centimes).toBe(2000)
  })

  test('is null where the platform has none', () => {
    expect(readPricingTravel(null)).toBeNull()
  })

  test('is parsed without a catalogue; with an unreadable one it reports that and sells nothing', () => {
    expect(readPricingTravel(answered({ ...pricing(), dates: [], ratioCatalogBundle: null }))).toMatchObject({
      currency: 'CHF',
      problems: [],
    })
    const broken = read('{')
    expect([broken?.currency, broken?.catalogueInfo.size, broken?.problems]).toEqual([
      'CHF',
      0,
      ['catalogue: not JSON as expected'],
    ])
    expect(broken?.departures.map(({ arePricesReadable }) => arePricesReadable)).toEqual([false])
  })

  test('has the nodes of its bus lines in order, and positions of stations with both coordinates', () => {
    const stations = [
      { nr: 21, bezeichnung: 'Bern', breite: 46.95, laenge: 7.44 },
      { nr: 22, bezeichnung: 'Olten', breite: 47.35 },
      { nr: 23, bezeichnung: 'Thun', laenge: 7.63 },
    ]
    const halts = stations.map(({ nr }) => ({ nr, knoten: 1, halt: nr }))
    const bus = {
      t_knotens_hin: { data: [{ nr: 9 }, { nr: 1 }] },
      t_knotenhalte_hin: { data: halts },
      t_haltestellen_hin: { data: stations },
    }
    const outbound = read({}, [{ ...date, json: bus }])?.departures[0]?.busNetwork.outbound
    expect(outbound?.nodeNos).toEqual(['9', '1'])
    expect(outbound?.stops.map(({ position }) => position)).toEqual([{ latitude: 46.95, longitude: 7.44 }, null, null])
  })

  test.each([
    // rule 3.6.3.2
    ['NEIN', false],
    [' nein ', false],
    [false, false],
    ['JA', true],
    [true, true],
    ['', true],
    [null, true],
  ])('is sold online with «%s»: %j', (onlinebuchung, isSoldOnline) => {
    expect(read({}, [{ ...date, json: { onlinebuchung } }])?.departures[0]?.isSoldOnline).toBe(isSoldOnline)
  })

  test.each([
    // rule 3.6.3.1
    ['on one day', '2027-06-12', '2027-06-12', ['d1']],
    ['not before it starts', '2027-06-12', '2027-06-11', []],
    ['not without readable start', 'bald', '2027-06-18', []],
    ['not without readable end', '2027-06-12', 'offen', []],
  ])('has departures that end %s', (...[, startDate, endDate, ids]) => {
    expect(read({}, [{ ...date, startDate, endDate }])?.departures.map(({ id }) => id)).toEqual(ids)
  })

  test('leaves out a departure without days, keeps an unreadable one without prices, and reports both', () => {
    const broken = read({}, [
      { ...date, json },
      { ...date, id: 'd2', endDate: '2027-06-11', json },
      { ...date, id: 'd3', json: '{' },
    ])
    expect(
      broken?.departures.map(({ id, arePricesReadable, isBusNetworkReadable }) => [
        id,
        arePricesReadable,
        isBusNetworkReadable,
      ]),
    ).toEqual([
      ['d1', true, true],
      ['d3', false, false],
    ])
    expect(broken?.departures[1]?.packagePrices.size).toBe(0)
    expect(broken?.problems).toEqual(['date d2: no valid days', 'date d3: JSON: no object'])
  })

  test.each([
    ['prices that are no table', { ...json, t_packages: 'gesperrt' }, false],
    ['no readable price', { ...json, t_packages: [{ derived_preis: 1290 }] }, false],
    ['prices that were not sent', { ...json, t_packages: null }, false],
    ['services that are no table', { ...json, t_reiseleistungen: { data: false } }, false],
    ['no service', { ...json, t_reiseleistungen: null }, true],
    ['no row of prices', { ...json, t_packages: { data: [] } }, true],
    ['one price that cannot be read', { ...json, t_packages: [{ nr: 101, derived_preis: 1290 }, {}] }, true],
  ])('has a departure with %s, which can be sold online: %s', (_case, sent, arePricesReadable) => {
    const known = read({}, [{ ...date, json: sent }])
    expect(known?.departures.map((departure) => [departure.arePricesReadable, departure.isBusNetworkReadable])).toEqual(
      [[arePricesReadable, true]],
    )
  })

  test('keeps the prices of a departure whose bus network is unreadable', () => {
    const known = read({}, [{ ...date, json: { ...json, t_haltestellen_hin: 'gesperrt' } }])
    expect(
      known?.departures.map(({ arePricesReadable, isBusNetworkReadable }) => [arePricesReadable, isBusNetworkReadable]),
    ).toEqual([[true, false]])
    expect(known?.problems).toEqual(['date d1: t_haltestellen_hin: not as expected'])
  })

  // rule 3.6.3.2
  test('has prices by number, whether sent as numbers or as text', () => {
    const prices = (nr: unknown) =>
      read({}, [
        {
          ...date,
          json: {
            t_packages: [{ nr, derived_preis: 1290 }],
            t_reiseleistungen: [{ leistungnr: nr, nr: 7, derived_preis: 20 }],
          },
        },
      ])?.departures[0]
    for (const nr of [101, '101', ' 101 '])
      expect([prices(nr)?.packagePrices.get('101'), prices(nr)?.services.get('101')?.centimes]).toEqual([129_000, 2000])
  })
})
