import { describe, expect, test } from 'vitest'
import { createGeneratedPlatform, type GeneratedPlatform } from '#test/generatedPlatforms/platform.ts'
import { catalogueOf } from '#test/generatedPlatforms/catalogue.ts'
import { traitsOf } from '#test/generatedPlatforms/traits.ts'

const TODAY = '2027-03-01'

const platformOf = (seed: number) => createGeneratedPlatform(seed, { today: TODAY })

async function ask(platform: GeneratedPlatform, query: string, variables: object = {}) {
  const operationName = /\w+ (\w+)/.exec(query)?.[1] ?? ''
  const body = JSON.stringify({ query, variables, operationName })
  const answer = await platform.fetch(new Request('http://platform.test/graphql', { method: 'POST', body }))
  return {
    platform,
    answer: (await answer.json()) as { data?: Record<string, unknown>; errors?: { message: string }[] },
  }
}

const LIST = 'query TravelFilter { travelFilter(tenantId: "4") { travels { urlSlug minPrice startDate } } }'

describe('a generated platform', () => {
  test.each([
    [
      'a field the base contract does not have there',
      'query TravelFilter { travelFilter(tenantId: "4") { travels { mainImage { id } } } }',
      'travelFilter.travels.mainImage.id',
    ],
    [
      'fragments on types it does not know',
      'query Travel { travel(id: "1") { ... on ReiseVonUns { id } } }',
      'travel.... on ReiseVonUns',
    ],
    [
      'input types it does not know',
      'mutation InitBookingPayment($input: InitBookingPaymentInput!) { initBookingPayment(input: $input) { success } }',
      '$input: InitBookingPaymentInput',
    ],
    [
      'questions about its schema',
      'query Schema { __schema { types { name } } }',
      'GraphQL introspection has been disabled, but the requested query contained the field "__schema".',
    ],
  ])('refuses %s', async (_name, query, reason) => {
    const { platform, answer } = await ask(platformOf(0), query)
    expect(answer.data).toBeUndefined()
    expect(platform.refused[0]?.reasons).toContain(reason)
  })

  test('has type names of its own, and says the same in another form than the plainest one', async () => {
    const answers = await Promise.all(
      [0, 3, 8].map(
        async (seed) => (await ask(platformOf(seed), LIST.replace('urlSlug', 'urlSlug __typename'))).answer.data,
      ),
    )
    expect(new Set(answers.map((data) => JSON.stringify(data))).size).toBe(3)
    const plain = answers.map((data) =>
      JSON.stringify(data).replaceAll(/"__typename":"\w+",|"|\.00|T00:00:00\.000Z/g, ''),
    )
    expect(new Set(plain).size).toBe(1)
  })

  test('is the same one for the same seed', async () => {
    expect((await ask(platformOf(7), LIST)).answer).toEqual((await ask(platformOf(7), LIST)).answer)
    expect(traitsOf(7)).toEqual(traitsOf(7))
  })

  test('may be each of many: two hundred seeds show each way of each trait', () => {
    const seeds = Array.from({ length: 200 }, (_, seed) => ({ ...traitsOf(seed) }))
    const ways = (name: string) =>
      new Set(seeds.map((traits) => JSON.stringify((traits as Record<string, unknown>)[name]))).size
    const counts = Object.fromEntries(Object.keys(traitsOf(0)).map((name) => [name, ways(name)]))
    expect(counts).toMatchObject({
      typeNames: 2,
      refusals: 2,
      refusalStatus: 2,
      idArguments: 3,
      numberedArguments: 3,
      requiredArguments: 2,
      ids: 3,
      codes: 3,
      numbers: 3,
      days: 3,
      flags: 4,
      empties: 3,
      tables: 4,
      rows: 3,
      json: 3,
      summary: 2,
      travellerInsurances: 5,
      travellerNumber: 3,
      firstTraveller: 2,
      insuranceNames: 2,
      noInsurance: 3,
      texts: 2,
      pictures: 3,
      extensionPrices: 2,
      extensionOfDate: 2,
    })
    expect(ways('failing')).toBeGreaterThan(50)
  })

  const { ids } = catalogueOf(traitsOf(0), TODAY)
  const state = {
    pricingTravel: { id: ids('rhein schiff') },
    travelDate: { id: ids('rhein spring') },
    travellers: [{ accommodation: { id: ids('rhein dz') }, birthday: '1970-01-01' }],
    accommodationSelection: [{ accommodation: { id: ids('rhein dz') }, quantity: 1 }],
  }
  const PLACE =
    'mutation PlaceBooking($json: JSON!) { placeBooking(tenantId: 4, json: $json) { success totalPrice bookingId orderNo message } }'

  test('reckons a booking by itself, and names all that its state lacks', async () => {
    const { platform, answer } = await ask(platformOf(0), PLACE, { json: state })
    // 2 × 1190, as the cabin is for two.
    expect(answer.data?.placeBooking).toMatchObject({ success: true, totalPrice: 2380 })
    expect(platform.bookings).toMatchObject([{ total: 2380 }])
    expect(platform.missingState).toContain('PlaceBooking lacks Bookkeeping: version')
    expect(platform.missingState).toContain('PlaceBooking lacks travellers[].passportData')
    expect(platform.missingState.length).toBeGreaterThan(80)
  })

  test('declines what it does not sell with nothing but a message', async () => {
    const unknown = { ...state, bookingAddonSelection: [{ addon: { id: '999999' }, quantity: 1 }] }
    const { platform, answer } = await ask(platformOf(0), PLACE, { json: unknown })
    expect(answer.data?.placeBooking).toEqual({
      success: false,
      totalPrice: null,
      bookingId: null,
      orderNo: null,
      message: 'unknown extra 999999',
    })
    expect(platform.declined).toEqual([['unknown extra 999999']])
  })

  test('begins a payment each time it is asked to', async () => {
    const platform = platformOf(0)
    await ask(platform, PLACE, { json: state })
    const pay =
      'mutation InitBookingPayment { initBookingPayment(input: { bookingId: "700001", tenantId: "4" }) { transactionId } }'
    await ask(platform, pay)
    await ask(platform, pay)
    expect(platform.transactions).toEqual([
      { bookingId: '700001', transactionId: 'T0x1' },
      { bookingId: '700001', transactionId: 'T0x2' },
    ])
  })
})
