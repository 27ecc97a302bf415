import { describe, expect, test } from 'vitest'
import type { VariantRecord } from '#platform/catalogue/records.ts'
import { openPlatform } from '#test/support/platform/openPlatform.ts'
import { smallCatalogue } from '#test/support/platform/smallCatalogue.ts'
import { place, wireBooking, wireSingle, wireTraveller } from '#test/support/platform/wireBooking.ts'

const early = (quantity: number, ratioServiceNo = '8101') => ({
  bargainDiscountSelection: [{ discount: { ratioServiceNo, serviceCode: 'FB50' }, quantity }],
})
const childDiscount = (quantity: number) => ({
  personalDiscountSelection: [{ discount: { id: 'kind' }, quantity }],
})

/** A booker and a second traveller in a double room: 2054.- without discounts. */
const partyWith = (second: object, ...discounts: readonly object[]) => {
  const travellers = [wireTraveller({ isBillingAddress: true }), wireTraveller({ firstName: 'Cla', ...second })]
  return wireBooking(Object.assign({ travellers }, ...discounts) as object)
}
const ADULT = { birthday: '1980-05-05' }
const CHILD = { birthday: '2018-03-03', ageGroup: 'child' }

describe('the early-booking discount', () => {
  // rule 9.4.4
  test.each([
    ['to both of two adults', partyWith(ADULT, early(2)), 1954],
    ['to both of an adult and a child', partyWith(CHILD, childDiscount(1), early(2)), 1754],
  ])('is given %s', async (_case, booking, totalPrice) => {
    expect(await place(await openPlatform(), booking)).toMatchObject({ success: true, totalPrice })
  })

  // rule 9.4.4
  test.each([
    ['for fewer travellers', partyWith(ADULT, early(1))],
    ['for more travellers', partyWith(ADULT, early(3))],
    ['under another service', partyWith(ADULT, early(2, '8001'))],
  ])('is refused %s', async (_case, booking) => {
    const { message } = await place(await openPlatform(), booking)
    expect(message).toContain('Frühbucherrabatt')
  })

  // rules 9.4.1.3, 9.4.2
  test('ends on the day defined by the travel', async () => {
    // Start on 12 June, until 60 days before. On 15 April 58 days are left, and two more count.
    const inTime = await openPlatform({ today: () => '2027-04-15' })
    expect(await place(inTime, wireSingle(early(1)))).toMatchObject({ success: true, totalPrice: 1277 })
    const late = await openPlatform({ today: () => '2027-04-16' })
    expect((await place(late, wireSingle(early(1)))).message).toContain('Frühbucherrabatt')
  })

  test('is not forced on a booking that does not ask for it', async () => {
    expect(await place(await openPlatform(), partyWith(ADULT))).toMatchObject({ success: true, totalPrice: 2054 })
  })
})

describe('a discount for children', () => {
  // rule 5.6.3
  test('is given to each child', async () => {
    const open = await openPlatform()
    expect(await place(open, partyWith(CHILD, childDiscount(1)))).toMatchObject({ success: true, totalPrice: 1854 })
  })

  // rule 5.6.3
  test('is refused for adults', async () => {
    const { message } = await place(await openPlatform(), partyWith(ADULT, childDiscount(1)))
    expect(message).toContain('«Kinderrabatt»')
  })

  test('is missed where it is mandatory', async () => {
    const { message } = await place(await openPlatform(), partyWith(CHILD))
    expect(message).toContain('«Kinderrabatt» gehört zu dieser Reise')
  })
})

/** The small catalogue with its variants changed. */
function catalogueOf(change: (variant: VariantRecord) => VariantRecord) {
  const records = smallCatalogue()
  const travels = records.travels.map((travel) => ({ ...travel, variants: travel.variants.map(change) }))
  return () => ({ ...records, travels })
}

// rule 5.5.6
test('a discount whose rules are missing is for nobody', async () => {
  const mandatorySettings = { id: 'm', isMandatory: true, useRules: true, rules: null }
  const catalogue = catalogueOf(({ ratioTravel, ...variant }) => {
    const personalDiscounts = ratioTravel.personalDiscounts.map((discount) => ({ ...discount, mandatorySettings }))
    return { ...variant, ratioTravel: { ...ratioTravel, personalDiscounts } }
  })
  const platform = await openPlatform({ catalogue })
  expect(await place(platform, partyWith(CHILD, childDiscount(1)))).toMatchObject({ success: false })
  expect(await place(platform, partyWith(CHILD))).toMatchObject({ success: true, totalPrice: 2054 })
})

// rule 10.35
test.each([
  [1, true],
  [0, false],
])('rooms at %d centimes are sold: %s', async (priceCents, success) => {
  const catalogue = catalogueOf((variant) => {
    const departures = variant.departures.map((departure) => ({
      ...departure,
      packages: departure.packages.map((row) => ({ ...row, priceCents })),
    }))
    return { ...variant, departures }
  })
  expect(await place(await openPlatform({ catalogue }), partyWith(ADULT))).toMatchObject({ success })
})
