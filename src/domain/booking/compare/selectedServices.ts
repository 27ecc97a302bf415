import { stopLabel } from '#domain/booking/boarding/busStops.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { CO2_LABEL, CO2_SERVICE_NO, co2Price } from '#domain/booking/extras/co2.ts'
import { chosenDocuments } from '#domain/booking/extras/documents.ts'
import { esimOptions } from '#domain/booking/extras/esim.ts'
import type { SelectedItem } from './unavailable.ts'

/** The selected stops, one entry per stop with the number of its users. Stops of an unknown network are left out. */
export function selectedStops({ stops }: Booking): readonly SelectedItem[] {
  return (['outbound', 'return'] as const).flatMap((direction) => {
    const chosen = stops.map((own) => own[direction])
    return [...new Set(chosen)].flatMap((stop): readonly SelectedItem[] => {
      if (stop === null) return []
      const users = chosen.flatMap((other, index) => (other === stop ? [index] : []))
      const countIn = (moved: Booking) => users.filter((index) => moved.stops[index]?.[direction]).length
      return [{ kind: 'busStop', id: stop.stopNo, label: stopLabel(stop), quantity: users.length, countIn }]
    })
  })
}

/** eSIM packages, printed documents and CO2 compensation, as far as they are offered in the present variant. */
export function selectedServices(booking: Booking): readonly SelectedItem[] {
  const { draft } = booking
  const esims = esimOptions(booking).filter(({ quantity }) => quantity > 0)
  const documents = chosenDocuments(booking)
  return [
    ...esims.map(({ serviceNo, label, quantity }): SelectedItem => {
      const countIn = ({ draft: { esims: choices } }: Booking) =>
        choices.find((choice) => choice.serviceNo === serviceNo)?.quantity ?? 0
      return { kind: 'esim', id: serviceNo, label, quantity, countIn }
    }),
    ...(documents?.name === 'print' ? [selectedDocuments(documents.serviceNo, documents.label)] : []),
    ...(draft.co2compensation && co2Price(booking) !== null ? [selectedCo2()] : []),
  ]
}

function selectedDocuments(id: string, label: string): SelectedItem {
  const countIn = (booking: Booking) => (chosenDocuments(booking)?.name === 'print' ? 1 : 0)
  return { kind: 'documents', id, label, quantity: 1, countIn }
}

function selectedCo2(): SelectedItem {
  return {
    kind: 'co2',
    id: CO2_SERVICE_NO,
    label: CO2_LABEL,
    quantity: 1,
    countIn: (moved) => (moved.draft.co2compensation ? 1 : 0),
  }
}
