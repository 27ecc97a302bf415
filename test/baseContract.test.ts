import { describe, expect, test } from 'vitest'
import { contract, isList, type Part } from '#test/support/contract/baseContract.ts'
import { partsBeyondContract } from '#test/support/contract/partsBeyondContract.ts'

describe('the operations of the base contract', () => {
  test('are the eleven of rules 7.2.1, each with the rules it is written from', () => {
    expect(Object.keys(contract)).toEqual([
      'AllTravelAvailabilityStatus',
      'Travel',
      'RatioTravel',
      'Contingents',
      'RatioSummaryQuery',
      'PlaceBooking',
      'InitBookingPayment',
      'TravelFilter',
      'BestsellerTravels',
      'SendConversionEvent',
      'TenantCms',
    ])
    const roots = Object.values(contract).flatMap((operation) => Object.values(operation.roots))
    expect(roots.every(({ reference }) => /^rules? 7\.2\.1\.\d/.test(reference))).toBe(true)
  })

  test('are all asked at once without going beyond the contract', () => {
    for (const [name, { kind, roots }] of Object.entries(contract)) {
      const fields = Object.entries(roots).map(([root, { result }]) => `${root}${asked(result)}`)
      expect(partsBeyondContract(`${kind} ${name} { ${fields.join(' ')} }`, name)).toEqual([])
    }
  })

  test.each([
    ['AllTravelAvailabilityStatus', 13],
    ['Travel', 101],
    ['TravelFilter', 30],
    ['BestsellerTravels', 20],
    ['TenantCms', 34],
  ])('%s: as many names as were counted by hand', (name, count) => {
    const { roots } = contract[name]!
    expect(Object.values(roots).reduce((sum, { result }) => sum + countOf(result), 0)).toBe(count)
  })
})

describe('a document that goes beyond the contract', () => {
  test('has each field named by its path', () => {
    const document = `query TravelFilter {
      travelFilter(tenantId: "4") { success travels { id urlSlug mainImage { id publicId } teaser } }
    }`
    expect(partsBeyondContract(document, 'TravelFilter')).toEqual([
      'travelFilter.travels.id',
      'travelFilter.travels.mainImage.id',
      'travelFilter.travels.teaser',
    ])
  })

  test('has a field allowed at one place named at another', () => {
    const document =
      'query AllTravelAvailabilityStatus { allTravelAvailabilityStatus { id tenantSettings { id tenant { id } } } }'
    expect(partsBeyondContract(document, 'AllTravelAvailabilityStatus')).toEqual([
      'allTravelAvailabilityStatus.id',
      'allTravelAvailabilityStatus.tenantSettings.id',
    ])
  })

  test('has root fields of other operations named', () => {
    expect(partsBeyondContract('query Travel { travel(id: "1") { id } bestsellerTravels { name } }', 'Travel')).toEqual(
      ['bestsellerTravels'],
    )
    expect(
      partsBeyondContract('query TenantCms { tenant(id: "4") { content { bookingInsuranceInfo } } }', 'TenantCms'),
    ).toEqual(['tenant.content'])
    expect(partsBeyondContract('query Route { route { id } }', 'Route')).toEqual(['operation Route'])
    expect(partsBeyondContract('{ placeBooking(tenantId: 4, json: {}) { success } }', 'PlaceBooking')).toEqual([
      'query instead of mutation',
    ])
  })

  test('has fragments named, but not a pair of braces without a type', () => {
    const document = `query Travel {
      travel(id: "1") { ...Head ... on Travel { name } ... @include(if: true) { title teaser } }
    }
    fragment Head on Travel { id }`
    expect(partsBeyondContract(document, 'Travel')).toEqual([
      'travel....Head',
      'travel.... on Travel',
      'travel.teaser',
      'fragment Head on Travel',
    ])
  })

  test('has types of variables named that no platform needs to know', () => {
    const document = `mutation InitBookingPayment($input: InitBookingPaymentInput!, $id: [ID!]!, $json: JSON!, $yes: Boolean = true) {
      initBookingPayment(input: $input) { success transactionId @include(if: $yes) }
    }`
    expect(partsBeyondContract(document, 'InitBookingPayment')).toEqual(['$input: InitBookingPaymentInput'])
  })

  test('has arguments and fields of inputs named', () => {
    const payment =
      'mutation InitBookingPayment { initBookingPayment(input: { bookingId: "1", tenantId: "4", returnUrl: "x" }, again: true) { success } }'
    expect(partsBeyondContract(payment, 'InitBookingPayment')).toEqual([
      'initBookingPayment(input).returnUrl',
      'initBookingPayment(again)',
    ])
    const filter =
      'query TravelFilter { travelFilter(tenantId: "4", filters: [{ name: "months", selection: [], isOpen: true }]) { travels { dates(first: 3) { startDate } } } }'
    expect(partsBeyondContract(filter, 'TravelFilter')).toEqual([
      'travelFilter(filters).isOpen',
      'travelFilter.travels.dates(first)',
    ])
  })

  test('may send any parameter of an advertisement with a conversion, and nothing else', () => {
    const sent = (names: string) =>
      `mutation SendConversionEvent { createTrackingConversion(input: { conversionName: "View_Tour", ${names} }) { id } }`
    expect(
      partsBeyondContract(
        sent('utmSource: "a", utmCampaign: "b", gclid: "c", fbclid: "d", msclkid: "e", yclid: "f"'),
        'SendConversionEvent',
      ),
    ).toEqual([])
    expect(partsBeyondContract(sent('utm_source: "a", email: "b"'), 'SendConversionEvent')).toEqual([
      'createTrackingConversion(input).utm_source',
      'createTrackingConversion(input).email',
    ])
  })

  test('asks no fields of a value, and some of what has fields', () => {
    expect(
      partsBeyondContract(
        'query RatioTravel { ratioTravel(id: "1") { dates { json { t_packages } extension } } }',
        'RatioTravel',
      ),
    ).toEqual(['ratioTravel.dates.json has no fields', 'ratioTravel.dates.extension without fields'])
  })

  test('has directives of its own named, and may name types and things as it likes', () => {
    const document =
      'query Contingents { packages: packageContingents(ratioTravelId: "1", dateId: "2") @live { __typename no: ratioPackageNo available } }'
    expect(partsBeyondContract(document, 'Contingents')).toEqual(['packageContingents @live'])
  })
})

function asked(part: Part): string {
  if (typeof part === 'string') return ''
  if (isList(part)) return asked(part[0])
  return ` { ${Object.entries(part)
    .map(([name, held]) => `${name}${asked(held)}`)
    .join(' ')} }`
}

/** Names below a place. */
function countOf(part: Part): number {
  if (typeof part === 'string') return 0
  if (isList(part)) return countOf(part[0])
  return Object.values(part).reduce((sum, held) => sum + 1 + countOf(held), 0)
}
