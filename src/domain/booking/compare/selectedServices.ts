import { findStop, stopLabel, stopNoOf } from '#domain/booking/boarding/busStops.ts'
import { dateOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { CO2_LABEL, CO2_SERVICE_NO, co2Price } from '#domain/booking/extras/co2.ts'
import { chosenDocuments } from '#domain/booking/extras/documents.ts'
import { esimOptions } from '#domain/booking/extras/esim.ts'
import type { Direction } from '#domain/catalogue/busNetwork.ts'
import type { BusLine } from '#domain/catalogue/busNetwork.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { SelectedItem } from './unavailable.ts'

function lineOf(direction: Direction, draft: BookingDraft, offer: Offer): BusLine | null {
  const network = dateOf(draft, offer)?.busNetwork ?? null
  return network === null ? null : direction === 'outbound' ? network.outbound : network.inbound
}

/** The selected stops, one entry per stop with the number of its users. Stops of an unknown network are left out. */
export function selectedStops(draft: BookingDraft, from: Offer): readonly SelectedItem[] {
  return (['outbound', 'return'] as const).flatMap((direction) => {
    const line = lineOf(direction, draft, from)
    const stopNos = draft.travellers.map((traveller) => stopNoOf(traveller, direction))
    return [...new Set(stopNos)].flatMap((stopNo): readonly SelectedItem[] => {
      const stop = line === null ? null : findStop(stopNo, line)
      if (stop === null) return []
      const users = stopNos.flatMap((other, index) => (other === stopNo ? [index] : []))
      const countIn = (moved: BookingDraft, to: Offer) => {
        const lineThere = lineOf(direction, moved, to)
        return users.filter((index) => {
          const traveller = moved.travellers[index]
          return (
            traveller !== undefined &&
            lineThere !== null &&
            findStop(stopNoOf(traveller, direction), lineThere) !== null
          )
        }).length
      }
      return [{ kind: 'busStop', id: stop.stopNo, label: stopLabel(stop), quantity: users.length, countIn }]
    })
  })
}

/** eSIM packages, printed documents and CO2 compensation, as far as they are offered in the present variant. */
export function selectedServices(draft: BookingDraft, from: Offer): readonly SelectedItem[] {
  const esims = esimOptions(draft, from).filter(({ quantity }) => quantity > 0)
  const documents = chosenDocuments(draft, from)
  return [
    ...esims.map(({ serviceNo, label, quantity }): SelectedItem => {
      const countIn = (moved: BookingDraft) =>
        moved.esims.find((choice) => choice.serviceNo === serviceNo)?.quantity ?? 0
      return { kind: 'esim', id: serviceNo, label, quantity, countIn }
    }),
    ...(documents?.name === 'print' ? [selectedDocuments(documents.serviceNo, documents.label)] : []),
    ...(draft.co2compensation && co2Price(draft, from) !== null ? [selectedCo2()] : []),
  ]
}

function selectedDocuments(id: string, label: string): SelectedItem {
  const countIn = (moved: BookingDraft, to: Offer) => (chosenDocuments(moved, to)?.name === 'print' ? 1 : 0)
  return { kind: 'documents', id, label, quantity: 1, countIn }
}

function selectedCo2(): SelectedItem {
  return {
    kind: 'co2',
    id: CO2_SERVICE_NO,
    label: CO2_LABEL,
    quantity: 1,
    countIn: ({ co2compensation }) => (co2compensation ? 1 : 0),
  }
}
