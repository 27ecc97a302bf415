import { describe, expect, test } from 'vitest'
import type { TravelRecord, VariantRecord } from '#platform/catalogue/records.ts'
import type { Rules } from '#platform/generated/resolverTypes.ts'
import { fromPricesOf } from '#platform/fromPrice/fromPrices.ts'
import { openPlatform, newLocation } from '#test/support/platform/openPlatform.ts'
import {
  departure,
  mandatorySettings,
  smallCatalogue,
  smallTravel,
  smallVariant,
  TODAY,
} from '#test/support/platform/smallCatalogue.ts'

type Pricing = VariantRecord['ratioTravel']

const june = departure('alpen-bus', '2027-06-12', {})

/** The small tour without extras, with double and single rooms at 1000.- and 1200.- per person. */
function tour(change: (pricing: Pricing) => Partial<Pricing> = () => ({})): TravelRecord {
  const variant = smallVariant('alpen-bus', [june])
  const bare = {
    ...variant.ratioTravel,
    personalAddons: [],
    bookingAddons: [],
    collectiveAddons: [],
    accommodationAddons: [],
  }
  const rooms = bare.accommodations.filter(({ ratioPackageNo }) => ['101', '102'].includes(ratioPackageNo))
  const ratioTravel = { ...bare, accommodations: rooms }
  return smallTravel('alpen', 'Alpen', [{ ...variant, ratioTravel: { ...ratioTravel, ...change(ratioTravel) } }])
}

const from = (travel: TravelRecord, today = TODAY) =>
  fromPricesOf({ travels: [travel], ratioConfig: smallCatalogue().ratioConfig }, today).get(june.id)

const mandatory = (rules: Partial<Rules> | null = null) => mandatorySettings(true, rules)
/** The tip of 12.- as an extra per booking. */
const tip = (rules: Partial<Rules> | null = null) => [
  { id: 'tip', name: 'Trinkgeld', ratioServiceNo: '1002', mandatorySettings: mandatory(rules) },
]
const least = from(tour()) ?? 0

describe('the price «from» of a departure', () => {
  // rules 9.4.2, 10.3
  test('is a place in a double room, with the early-booking discount', () => {
    expect(least).toBe(100_000 - 5_000)
    expect(from(tour(), '2027-04-15')).toBe(95_000)
    expect(from(tour(), '2027-04-16')).toBe(100_000)
  })

  test('is null if no room takes adults', () => {
    expect(from(tour(() => ({ accommodations: [] })))).toBeNull()
  })

  // rule 10.35
  test('is not of a room at 0, and null where every room is', () => {
    const roomsAt = (priceCents: number, ...kinds: readonly string[]) => {
      const packages = june.packages.map((row) => (kinds.includes(row.nr) ? { ...row, priceCents } : row))
      const travel = tour()
      const variants = travel.variants.map((variant) => ({ ...variant, departures: [{ ...june, packages }] }))
      return from({ ...travel, variants })
    }
    expect(roomsAt(1, '101')).toBeLessThan(least)
    expect(roomsAt(0, '101', '102')).toBeNull()
  })

  // rule 5.5.6
  test('has no discount whose rules are missing', () => {
    const unruled = { ...mandatory({}), rules: null }
    const withDiscount = (settings: ReturnType<typeof mandatory>) =>
      from(
        tour(({ personalDiscounts }) => ({
          personalDiscounts: personalDiscounts.map((discount) => ({ ...discount, mandatorySettings: settings })),
        })),
      )
    expect(withDiscount(mandatory({}))).toBeLessThan(least)
    expect(withDiscount(unruled)).toBe(least)
  })

  test.each<[string, Partial<Rules> | undefined, number]>([
    ['an extra mandatory for everybody', undefined, 600],
    ['an extra mandatory on the departure', { checkTravelDate: true, travelDates: [{ id: june.id }] }, 600],
    ['no extra mandatory on another departure', { checkTravelDate: true, travelDates: [{ id: 'other' }] }, 0],
    ['an extra mandatory until today', { checkDateRange: true, startDate: null, endDate: TODAY }, 600],
    ['an extra mandatory from today', { checkDateRange: true, startDate: TODAY, endDate: null }, 600],
    ['no extra mandatory from tomorrow', { checkDateRange: true, startDate: '2027-01-16', endDate: null }, 0],
    ['no extra mandatory until yesterday', { checkDateRange: true, startDate: null, endDate: '2027-01-14' }, 0],
    ['no extra for other rooms', { checkAccommodationTypes: true, accommodations: ['other'] }, 0],
    ['no extra for other age groups', { checkAgeGroups: true, ageGroups: ['child'] }, 0],
    [
      'an extra for every age of the adults',
      { checkAgeGroups: true, ageGroups: ['adult'], useAgeFilter: true, ageFilter: { minAge: 0, maxAge: 130 } },
      600,
    ],
    // rule 5.1.6.1
    [
      'an extra for adults from 18',
      { checkAgeGroups: true, ageGroups: ['adult'], useAgeFilter: true, ageFilter: { minAge: 18, maxAge: null } },
      600,
    ],
    // rule 5.1.6.1
    [
      'no extra for some ages of the adults only',
      { checkAgeGroups: true, ageGroups: ['adult'], useAgeFilter: true, ageFilter: { minAge: 60, maxAge: null } },
      0,
    ],
  ])('includes %s', (_case, rules, more) => {
    expect(from(tour(() => ({ bookingAddons: tip(rules) })))).toBe(least + more)
  })

  test('shares mandatory room extras among the places, including those they make mandatory', () => {
    const balcony = { id: 'balkon', name: 'Balkon', ratioServiceNo: '1004', mandatorySettings: mandatory() }
    const shared = (pricing: Pricing) =>
      pricing.accommodations
        .filter(({ ratioPackageNo }) => ratioPackageNo === '101')
        .map((room) => ({ ...room, addons: ['balkon'] }))
    const double = from(tour((pricing) => ({ accommodations: shared(pricing) }))) ?? 0
    expect(from(tour((pricing) => ({ accommodations: shared(pricing), accommodationAddons: [balcony] })))).toBe(
      double + 400,
    )
    const follows = tip({ checkAccommodationAddons: true, accommodationAddons: ['balkon'] })
    expect(
      from(
        tour((pricing) => ({
          accommodations: shared(pricing),
          accommodationAddons: [balcony],
          bookingAddons: follows,
        })),
      ),
    ).toBe(double + 1000)
  })
})

test('prices «from» follow the day of booking although the catalogue is unchanged', async () => {
  let today = TODAY
  const travel = tour(() => ({ bookingAddons: tip({ checkDateRange: true, startDate: null, endDate: TODAY }) }))
  const open = await openPlatform({ today: () => today, catalogue: () => ({ ...smallCatalogue(), travels: [travel] }) })
  const shown = () => open.ask('{ travel(id: "alpen", tenantId: "4") { minPrice } }')
  expect(await shown()).toEqual({ travel: { minPrice: (least + 600) / 100 } })
  today = '2027-01-16'
  expect(await shown()).toEqual({ travel: { minPrice: least / 100 } })
})

test('a closed travel has no price «from»', async () => {
  const closed = { ...tour(), statusId: 'st-2' }
  const open = await openPlatform({
    location: await newLocation(),
    catalogue: () => ({ ...smallCatalogue(), travels: [closed] }),
  })
  expect(await open.ask('{ travel(id: "alpen", tenantId: "4") { minPrice } }')).toEqual({ travel: { minPrice: null } })
})
