import { collectiveServiceNo, type AddonPlan, type DiscountPlan } from '#demo/parts/extras.ts'
import type { Tour, VariantPlan } from '#demo/tours/tour.ts'
import type { ServiceRecord } from '#platform/catalogue/records.ts'
import type { Departure } from './departures.ts'
import { esimPackages } from './esim.ts'
import { basePrice } from './prices.ts'
import { bargainTiers, BARGAIN_PREFIX } from './settings.ts'

/** Service numbers shared by all operators of the platform (rules 9.3). */
const CO2_SERVICE = '7474'
const PRINTED_DOCUMENTS = '5390'
const ELECTRONIC_DOCUMENTS = '5391'
const PRINTED_DOCUMENTS_CENTS = 1850
/** Centimes per day by transport type; nothing to compensate for trains. */
const CO2_CENTS_PER_DAY = { BUS: 145, SHIP: 190, TRAIN: 0, FLIGHT: 620 } as const

/** One departure of one variant of a tour. */
export interface PricedDeparture {
  readonly tour: Tour
  readonly variant: VariantPlan
  readonly departure: Departure
}

/** Rows of `t_reiseleistungen`: everything with a price except rooms. */
export function servicesOf(priced: PricedDeparture): ServiceRecord[] {
  const { tour, departure } = priced
  return [
    ...tour.familyPackages.map((plan) =>
      service(plan.no, 'FAMILIE', {
        bezeichnung: plan.name,
        units: unitsLeft(plan.units, departure),
        priceCents: toTens(baseOf(priced) * plan.share) * 100,
      }),
    ),
    ...tour.addons.flatMap((plan) => addonServices(plan, priced)),
    ...tour.discounts.map((plan) => discountService(plan, priced)),
    ...(tour.bargain === null
      ? []
      : bargainTiers.map(({ no, tier, francs }) =>
          service(no, `${BARGAIN_PREFIX}${tier}`, {
            bezeichnung: 'Frühbucherrabatt',
            priceCents: -francs * 100,
          }),
        )),
    ...esimPackages(tour.esimRegions).map(({ no, code, name, priceCents }) =>
      service(no, code, { bezeichnung: name, priceCents }),
    ),
    ...extraServices(priced),
  ]
}

function extraServices({ tour, variant, departure }: PricedDeparture): ServiceRecord[] {
  const co2Cents = CO2_CENTS_PER_DAY[variant.transportType] * (departure.nights + 1)
  const documents = [
    service(PRINTED_DOCUMENTS, 'DOK-POST', {
      bezeichnung: 'Reiseunterlagen per Post inkl. Reiseführer in Buchform',
      priceCents: PRINTED_DOCUMENTS_CENTS,
    }),
    service(ELECTRONIC_DOCUMENTS, 'DOK-MAIL', {
      bezeichnung: 'Elektronische Reiseunterlagen inkl. digitalem Reiseführer',
      priceCents: 0,
    }),
  ]
  return [
    service(CO2_SERVICE, 'CO2', { bezeichnung: 'CO2-Kompensation', priceCents: co2Cents }),
    ...(tour.hasDocuments ? documents : []),
  ]
}

function addonServices(plan: AddonPlan, { tour, departure }: PricedDeparture): ServiceRecord[] {
  const units = plan.units === undefined ? null : unitsLeft(plan.units, departure)
  if (plan.kind !== 'collective') {
    return [service(plan.no, plan.code, { bezeichnung: plan.name, priceCents: toCents(plan.francs), units })]
  }
  return tour.ages.groups.flatMap((group, position) => {
    const francs = plan.byAge[group.key]
    const nr = collectiveServiceNo(plan.no, position)
    const bezeichnung = `${plan.name}, ${group.name}`
    return francs === undefined ? [] : [service(nr, plan.code, { bezeichnung, priceCents: toCents(francs), units })]
  })
}

function discountService(plan: DiscountPlan, priced: PricedDeparture): ServiceRecord {
  const francs = 'percent' in plan ? toFives((baseOf(priced) * plan.percent) / 100) : plan.francs
  return service(plan.no, plan.code, { bezeichnung: plan.name, priceCents: -toCents(francs) })
}

function service(
  leistungnr: string,
  code: string,
  row: { bezeichnung: string; priceCents: number; units?: number | null },
): ServiceRecord {
  return { leistungnr, code, nr: `RL${leistungnr}`, units: null, ...row }
}

function baseOf({ tour, variant, departure }: PricedDeparture): number {
  return basePrice(tour, variant, departure)
}

function unitsLeft(units: number, { override }: Departure): number {
  if (override === 'soldOut') return 0
  return override === 'few' ? Math.min(1, units) : units
}

function toCents(francs: number): number {
  return Math.round(francs * 100)
}

function toFives(francs: number): number {
  return Math.round(francs / 5) * 5
}

function toTens(francs: number): number {
  return Math.round(francs / 10) * 10
}
