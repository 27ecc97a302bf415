import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import { validateBooking } from '#platform/booking/validate.ts'
import { toBooking } from '#platform/booking/booking.ts'
import { readOrder } from '#platform/booking/readOrder.ts'
import { findSale } from '#platform/booking/sale.ts'
import type { CatalogueRecords, VariantRecord } from '#platform/catalogue/records.ts'
import { createDayProvider } from '#platform/rollForward/day.ts'
import { type OpenPlatform, openPlatform } from '#test/support/platform/openPlatform.ts'
import { place, wireBooking, wireTraveller } from '#test/support/platform/wireBooking.ts'
import { smallCatalogue, TODAY } from '#test/support/platform/smallCatalogue.ts'

/*
 * The oracle is the price list of the small catalogue, written by hand: each traveller has a paid place, or is a member
 * of the family of a paid package.
 */

type Group = 'adult' | 'child' | 'toddler'
type Bed = 'dz' | 'ez' | 'halb' | 'kinderbett' | 'fz'

const BIRTHDAYS: Readonly<Record<Group, string>> = { adult: '1980-05-05', child: '2015-05-05', toddler: '2024-05-05' }
/** Places in a room, and francs per place. */
const ROOMS: Readonly<Record<Exclude<Bed, 'fz'>, readonly [places: number, francs: number, groups: readonly Group[]]>> =
  {
    dz: [2, 1000, ['adult', 'child']],
    ez: [1, 1300, ['adult']],
    halb: [1, 900, ['adult']],
    kinderbett: [1, 500, ['child']],
  }
/** Age groups of a package, age groups it does not count, total capacity, and price in francs. */
const PACKAGES = {
  familie: { for: { adult: 2, child: 1, toddler: 0 }, others: [], places: 3, francs: 3000 },
  gross: { for: { adult: 1, child: 1, toddler: 0 }, others: ['toddler'], places: 3, francs: 3000 },
} as const

function withToddlers(): CatalogueRecords {
  const small = smallCatalogue()
  const [alpen, ...others] = small.travels
  const sold = alpen?.travel.pricing ?? null
  if (alpen === undefined || sold === null) throw new Error('The small catalogue sells nothing')
  const { ageGroupSettings } = sold
  const ageGroups = [
    ...ageGroupSettings.ageGroups.filter(({ id }) => id === 'adult'),
    { id: 'child', name: 'Kinder', type: 'MINOR' as const, minAge: 6, maxAge: 15 },
    { id: 'toddler', name: 'Kleinkinder', type: 'MINOR' as const, minAge: 2, maxAge: 5 },
  ]
  const pricing = { ...sold, ageGroupSettings: { ...ageGroupSettings, ageGroups } }
  return {
    ...small,
    travels: [
      { ...alpen, travel: { ...alpen.travel, pricing }, variants: alpen.variants.map(withTwoPackages) },
      ...others,
    ],
  }
}

function withTwoPackages(variant: VariantRecord): VariantRecord {
  const { ratioTravel } = variant
  const large = ratioTravel.familyPackages.map((one) => ({
    ...one,
    id: 'gross',
    capacitySettings: {
      ...one.capacitySettings,
      ageGroupIds: ['adult', 'child'],
      ageGroupCapacities: one.capacitySettings.ageGroupCapacities.map((capacity) => ({
        ...capacity,
        minCapacity: 1,
        maxCapacity: 1,
      })),
    },
  }))
  return { ...variant, ratioTravel: { ...ratioTravel, familyPackages: [...ratioTravel.familyPackages, ...large] } }
}

interface Wish {
  readonly group: Group
  readonly bed: Bed
  readonly isMember: boolean
}

interface Plan {
  readonly wishes: readonly Wish[]
  readonly packageId: keyof typeof PACKAGES | null
  /** Difference between booked and needed rooms. */
  readonly spare: Readonly<Record<Bed, number>>
}

const spare = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: -1, max: 1 }) },
)
const group = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Group>('adult') },
  { weight: 1, arbitrary: fc.constantFrom<Group>('child', 'toddler') },
)
const inRooms = fc.record({
  group,
  bed: fc.constantFrom<Bed>('dz', 'ez', 'halb', 'kinderbett'),
  isMember: fc.boolean().map(() => false),
})
const inPackage = fc.record({
  group: fc.constantFrom<Group>('adult', 'child', 'toddler'),
  bed: fc.constant<Bed>('fz'),
  isMember: fc.constant(true),
})
const anywhere = fc.record({
  group,
  bed: fc.constantFrom<Bed>('dz', 'ez', 'halb', 'kinderbett', 'fz'),
  isMember: fc.boolean(),
})
const plans: fc.Arbitrary<Plan> = fc.record({
  wishes: fc.oneof(
    fc.array(inRooms, { minLength: 1, maxLength: 4 }),
    fc.array(inPackage, { minLength: 2, maxLength: 4 }),
    fc.array(anywhere, { minLength: 1, maxLength: 5 }),
  ),
  packageId: fc.constantFrom(null, 'familie' as const, 'gross' as const),
  spare: fc.record({ dz: spare, ez: spare, halb: spare, kinderbett: spare, fz: fc.constant(0) }),
})

function wireOf({ wishes, packageId, spare: more }: Plan) {
  const travellers = wishes.map(({ group: ageGroup, bed, isMember }, index) =>
    wireTraveller({
      birthday: BIRTHDAYS[ageGroup],
      ageGroup,
      accommodation: { id: bed },
      isFamilyPackageMember: isMember,
      familyPackage: index === 0 && packageId !== null ? { id: packageId } : null,
    }),
  )
  const adult = wireTraveller()
  const beds = (['dz', 'ez', 'halb', 'kinderbett'] as const).flatMap((id) => {
    const occupants = wishes.filter(({ bed, isMember }) => bed === id && !isMember).length
    const quantity = Math.ceil(occupants / ROOMS[id][0]) + more[id]
    return quantity > 0 ? [{ accommodation: { id }, quantity }] : []
  })
  const children = wishes.filter(({ group: of }) => of === 'child').length
  return wireBooking({
    travellers,
    billingAddress: adult,
    accommodationSelection: beds,
    // The tip applies to two age groups.
    personalAddonSelection: [
      { addon: { id: 'trinkgeld' }, quantity: wishes.filter(({ group: of }) => of !== 'toddler').length },
    ],
    personalDiscountSelection: children === 0 ? [] : [{ discount: { id: 'kind' }, quantity: children }],
  })
}

/** Description of an unpaid place; null if the total pays for everybody. */
function unpaid(
  { wishes, packageId }: Plan,
  { accommodationSelection }: ReturnType<typeof wireOf>,
  total: number,
): string | null {
  let francs = 0
  for (const [id, [places, each, groups]] of Object.entries(ROOMS)) {
    const guests = wishes.filter(({ bed, isMember }) => bed === id && !isMember)
    const paid = accommodationSelection
      .filter(({ accommodation }) => accommodation.id === id)
      .reduce((sum, { quantity }) => sum + quantity * places, 0)
    if (guests.length > paid) return `${String(guests.length)} in ${String(paid)} places of ${id}`
    if (guests.some(({ group: of }) => !groups.includes(of))) return `a stranger in ${id}`
    francs += paid * each
  }
  const members = wishes.filter(({ isMember }) => isMember)
  if (wishes.some(({ bed, isMember }) => bed === 'fz' && !isMember)) return 'a guest in the room of the family'
  if (members.length > 0 && packageId === null) return 'members of no package'
  if (packageId !== null) {
    const sold = PACKAGES[packageId]
    const count = (of: Group) => members.filter((member) => member.group === of).length
    if (members.length > sold.places) return `${String(members.length)} in a package for ${String(sold.places)}`
    const isToldOf = (of: Group) => count(of) <= sold.for[of] || sold.others.some((other) => other === of)
    if (!(['adult', 'child', 'toddler'] as const).every(isToldOf)) return 'members the package does not allow'
    francs += sold.francs
  }
  const children = wishes.filter(({ group: of }) => of === 'child').length
  const tips = wishes.filter(({ group: of }) => of !== 'toddler').length
  // Bern costs 15 francs, outbound and return together.
  francs += tips * 12 - children * 200 + wishes.length * 15
  return francs * 100 === total ? null : `${String(total)} instead of ${String(francs * 100)}`
}

test('in every priced random order each traveller has a paid place or belongs to the family of a package', async () => {
  const open = await openPlatform({ catalogue: withToddlers })
  const day = await createDayProvider({ storage: open.storage, today: () => TODAY, buildCatalogue: withToddlers })()
  const insurances = await day.catalogue.insurances('CHF')
  const seed = Number(process.env['PAYERS_SEED'] ?? 20_270_301)
  const found: string[] = []
  const priced = { rooms: 0, packages: 0 }
  let refused = 0
  for (const plan of fc.sample(plans, { numRuns: 4000, seed })) {
    const wire = wireOf(plan)
    const order = readOrder(wire)
    if (order.value === null) throw new Error(order.refusal)
    const sale = await findSale({ day, db: open.storage.db }, order.value, '4')
    if (sale.value === null) throw new Error(sale.refusal)
    const { total } = validateBooking(toBooking(order.value, sale.value), insurances)
    if (total === null) {
      refused += 1
      continue
    }
    priced[plan.packageId === null ? 'rooms' : 'packages'] += 1
    const problem = unpaid(plan, wire, total)
    if (problem !== null) found.push(`seed ${String(seed)}: ${problem} ${JSON.stringify(plan)}`)
  }
  expect(found).toEqual([])
  expect(Math.min(refused, priced.rooms, priced.packages)).toBeGreaterThan(50)
})

/** The lake package for one adult and one child, with toddlers as further members. */
async function lakeFamily(open: OpenPlatform, toddlers: number) {
  const variant = 'gardasee-bus'
  const departure = await open.storage.db
    .selectFrom('departure')
    .select('id')
    .where('variant_id', '=', variant)
    .where('start_date', '>', TODAY)
    .where('status_id', 'is', null)
    .where('includes_extension', '=', 0)
    .orderBy('start_date')
    .executeTakeFirstOrThrow()
  const member = (group: string, birthday: string) =>
    wireTraveller({
      ageGroup: `familie-${group}`,
      birthday,
      accommodation: { id: `${variant}-paket` },
      isFamilyPackageMember: true,
    })
  const family = [
    { ...member('erwachsen', '1985-01-01'), isBillingAddress: true, familyPackage: { id: `${variant}-7002` } },
    member('kind', '2017-01-01'),
    ...Array.from({ length: toddlers }, () => member('kleinkind', '2024-01-01')),
  ]
  const changes = {
    travelId: 'gardasee',
    pricingTravel: { id: variant },
    travelDate: { id: departure.id, extension: null },
  }
  return place(
    open,
    wireBooking({ ...changes, availabilityStatus: null, travellers: family, accommodationSelection: [] }),
  )
}

test('a package for one adult and one child refuses eight toddlers', async () => {
  const open = await openPlatform({ catalogue: buildCatalogue })
  const wrong = 'gilt nicht für Ihre Gruppe'
  expect((await lakeFamily(open, 8)).message).toContain(wrong)
  expect((await lakeFamily(open, 1)).message).toContain(wrong)
  // Without toddlers the family fits the package, and is refused for another reason.
  expect((await lakeFamily(open, 0)).message).not.toContain(wrong)
})
