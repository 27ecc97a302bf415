import type { Booking } from '#domain/booking/draft/booking.ts'
import { earnedBargain } from '#domain/booking/extras/bargain.ts'
import { CO2_LABEL, CO2_SERVICE_NO, co2Price } from '#domain/booking/extras/co2.ts'
import { chosenDocuments } from '#domain/booking/extras/documents.ts'
import { esimOptions } from '#domain/booking/extras/esim.ts'
import type { Insurance } from '#domain/catalogue/insuranceRow.ts'
import { insuranceLineId, lineIdOf, priceOfUnits, type UnpricedLine } from './priceLine.ts'

/** Lines of insurances at the price of the summary, one per price; none for the option of no insurance. */
export function insuranceLines({ insurances }: Booking): readonly UnpricedLine[] {
  const chosen = insurances.filter(
    (insurance): insurance is Insurance => insurance !== null && insurance.centimes !== 0,
  )
  return [...new Map(chosen.map((insurance) => [insuranceLineId(insurance), insurance]))].map(([id, insurance]) => ({
    id,
    kind: 'insurance',
    label: insurance.label,
    quantity: chosen.filter((other) => insuranceLineId(other) === id).length,
    unitCentimes: insurance.centimes,
  }))
}

/** Lines of eSIM packages, travel documents and CO2 compensation, as far as they are offered. */
export function serviceLines(booking: Booking): readonly UnpricedLine[] {
  const { draft } = booking
  const options = esimOptions(booking)
  const esims = draft.esims.map((choice): UnpricedLine => {
    const { serviceNo, quantity } = choice
    const option = options.find((candidate) => candidate.serviceNo === serviceNo)
    const label = option?.label ?? serviceNo
    return { id: lineIdOf('esim', choice), kind: 'esim', label, quantity, unitCentimes: option?.unitCentimes ?? null }
  })
  return [...esims, ...documentLines(booking), ...co2Lines(booking)]
}

// Assumption: documents free of charge have no price line.
function documentLines(booking: Booking): readonly UnpricedLine[] {
  const documents = chosenDocuments(booking)
  if (documents === null || documents.centimes === 0) return []
  const { serviceNo, label, centimes } = documents
  return [{ id: `documents:${serviceNo}`, kind: 'documents', label, quantity: 1, unitCentimes: centimes }]
}

function co2Lines(booking: Booking): readonly UnpricedLine[] {
  const { draft } = booking
  const unitCentimes = co2Price(booking)
  const quantity = draft.travellers.length
  if (!draft.co2compensation || unitCentimes === null || quantity === 0) return []
  return [{ id: `co2:${CO2_SERVICE_NO}`, kind: 'co2', label: CO2_LABEL, quantity, unitCentimes }]
}

/** Lines of discounts, with negative prices; none of a discount that takes nothing off (rule 10.35). */
export function discountLines(booking: Booking): readonly UnpricedLine[] {
  const discounts = booking.extras.discounts.filter(({ rate }) => rate !== 0)
  const personal = discounts.map(({ item, choice, rate }): UnpricedLine => ({
    id: lineIdOf('personalDiscount', choice),
    kind: 'personalDiscount',
    label: item.name,
    quantity: choice.quantity,
    unitCentimes: rate,
  }))
  const bargain = earnedBargain(booking)
  if (bargain === null) return personal
  const { ratioServiceNo, serviceCode, label: labelKey, quantity, centimes } = bargain
  const id = `bargain:${ratioServiceNo}`
  return [...personal, { id, kind: 'bargain', label: serviceCode, labelKey, quantity, unitCentimes: centimes }]
}

/** Price of the CO2 compensation for all travellers in centimes; null where it is not offered. */
export function co2Total(booking: Booking): number | null {
  const each = co2Price(booking)
  return each === null ? null : priceOfUnits(each, booking.draft.travellers.length)
}
