import fc, { type Arbitrary } from 'fast-check'
import type { PricingTravel } from '#domain/catalogue/catalogue.ts'
import { arbitrarySettings, type RuleIds } from './arbitraryRules.ts'
import { bookingAddon, collectiveAddon, discount, PER_NIGHT, personalAddon, roomAddon } from './pricing.ts'

const PERSONAL_IDS = ['ausflug', 'halbpension', 'fahrrad']
const BOOKING_IDS = ['parkplatz', 'gruss']
const COLLECTIVE_IDS = ['konzert', 'bootsfahrt']
const DISCOUNT_IDS = ['stamm', 'jugend']

/** Numbers of services; few enough that two extras often share one. */
const SERVICE_NOS = ['301', '302', '303'] as const

const calculation = fc.constantFrom(null, null, PER_NIGHT)
const serviceNo = fc.constantFrom(...SERVICE_NOS)

export type Extras = Pick<
  PricingTravel,
  'personalAddons' | 'accommodationAddons' | 'bookingAddons' | 'collectiveAddons' | 'personalDiscounts'
>

/** Extras and discounts of all kinds, with all kinds of rules. */
export function arbitraryExtras(ids: RuleIds): Arbitrary<Extras> {
  const one = fc.record({
    ratioServiceNo: serviceNo,
    calculationSettings: calculation,
    mandatorySettings: arbitrarySettings(ids),
  })
  const each = <Value>(names: readonly string[], make: (id: string) => Arbitrary<Value>) =>
    fc.tuple(...names.map(make)).chain((all) => fc.subarray(all))
  return fc.record({
    personalAddons: each(PERSONAL_IDS, (id) =>
      fc
        .tuple(one, fc.subarray([...ids.ageGroups]))
        .map(([fields, allowedAgeGroups]) => personalAddon({ id, name: id, ...fields, allowedAgeGroups })),
    ),
    accommodationAddons: each(ids.roomAddons, (id) => one.map((fields) => roomAddon({ id, name: id, ...fields }))),
    bookingAddons: each(BOOKING_IDS, (id) => one.map((fields) => bookingAddon({ id, name: id, ...fields }))),
    collectiveAddons: each(COLLECTIVE_IDS, (id) => collective(id, ids)),
    personalDiscounts: each(DISCOUNT_IDS, (id) =>
      fc
        .record({ ratioServiceNo: fc.constantFrom('401', '402'), mandatorySettings: arbitrarySettings(ids) })
        .map((fields) => discount({ id, name: id, ...fields })),
    ),
  })
}

function collective(id: string, ids: RuleIds) {
  const numbers = fc.tuple(...ids.ageGroups.map(() => fc.option(serviceNo, { nil: null, freq: 8 })))
  const fields = fc.record({ calculationSettings: calculation, mandatorySettings: arbitrarySettings(ids) })
  return fc.tuple(numbers, fields).map(([found, rest]) =>
    collectiveAddon({
      id,
      name: id,
      ...rest,
      services: Object.fromEntries(ids.ageGroups.map((group, index) => [group, found[index] ?? null])),
    }),
  )
}
