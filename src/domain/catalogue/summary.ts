import type { Insurance, Summary } from '#domain/booking/draft.ts'
import { check, listOf, or, orNull, record, whole } from '#domain/shape.ts'
import type { Checked, ValueOf } from '#domain/shape.ts'
import { centimes, optionalText, requiredText } from './backOffice.ts'

/*
 * The price summary (specification 3, Price summary). What the back office leaves out is not offered; an insurance
 * without a price cannot be chosen.
 */

/** No booking has more; a place far behind would only fill the memory with empty lists. */
const MOST_TRAVELLERS = 99

const insuranceShape = record({ ratioServiceNo: requiredText, ratioTravelServiceNo: requiredText, label: requiredText, price: centimes, priceFormatted: optionalText })
const insurances = or(listOf(insuranceShape), [])

const place = whole(1, MOST_TRAVELLERS)
const travellerShape = record({
  teilnehmer: or(orNull<number>((json, path) => place(typeof json === 'string' ? Number(json) : json, path)), null),
  versicherungen: insurances,
})

const services = or(listOf(record({ nr: requiredText, bezeichnung: optionalText })), [])

const summaryShape = record({
  data: record({
    t_vorgang_versicherungen: insurances,
    t_teilnehmers_versicherungen: or(listOf(travellerShape), []),
    versicherung_empty: or(orNull(insuranceShape), null),
    t_reiseleistungen: services,
    t_leistungen: services,
    derived_summe: centimes,
  }),
})

type InsuranceData = ValueOf<typeof insuranceShape>
type TravellerData = ValueOf<typeof travellerShape>

/** Reads `ratioSummary.json` of a draft with this `selectionKey`. The reason names the part that is wrong. */
export function readSummary(json: unknown, selectionKey: string): Checked<Summary> {
  const checked = check(summaryShape, json)
  if (!checked.isValid) return checked
  const { data } = checked.value
  const names = [...data.t_leistungen, ...data.t_reiseleistungen]
  return {
    isValid: true,
    value: {
      selectionKey,
      loaded: typeof json === 'string' ? JSON.parse(json) : json,
      bookingInsurances: data.t_vorgang_versicherungen.flatMap(toInsurance),
      travellerInsurances: byTraveller(data.t_teilnehmers_versicherungen),
      noInsurance: data.versicherung_empty === null ? null : toNoInsurance(data.versicherung_empty),
      serviceNames: Object.fromEntries(names.flatMap(({ nr, bezeichnung }) => (bezeichnung ? [[nr, bezeichnung]] : []))),
      totalCentimes: data.derived_summe,
    },
  }
}

function toInsurance(insurance: InsuranceData): Insurance[] {
  return insurance.price === null ? [] : [priced(insurance, insurance.price)]
}

// Assumption: to have no insurance costs nothing where the platform states no price for it.
function toNoInsurance(insurance: InsuranceData): Insurance {
  return priced(insurance, insurance.price ?? 0)
}

function priced({ ratioServiceNo, ratioTravelServiceNo, label, priceFormatted }: InsuranceData, price: number): Insurance {
  return { ratioServiceNo, ratioTravelServiceNo, label, centimes: price, priceFormatted }
}

/** Entries are in the order of the travellers unless `teilnehmer` (from 1) says otherwise. */
function byTraveller(entries: readonly TravellerData[]): readonly (readonly Insurance[])[] {
  const placed = entries.map(({ teilnehmer, versicherungen }, index) => ({
    index: teilnehmer === null ? index : teilnehmer - 1,
    insurances: versicherungen.flatMap(toInsurance),
  }))
  const count = Math.max(0, ...placed.map(({ index }) => index + 1))
  return Array.from({ length: count }, (_, index) => placed.find((entry) => entry.index === index)?.insurances ?? [])
}
