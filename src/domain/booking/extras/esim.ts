import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { withChoices } from '#domain/booking/draft/withChoices.ts'
import type { PricedService } from '#domain/catalogue/departure.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'

/** An eSIM data package on offer (rule 3.13.1). */
export interface EsimOption {
  readonly serviceNo: string
  readonly travelServiceNo: string
  readonly code: string
  /** Name of the region. */
  readonly name: string
  /** Name of the package in the back office; region and rest of the code while that is unknown. */
  readonly label: string
  /** Centimes for one package. */
  readonly unitCentimes: number
  readonly quantity: number
  readonly maxQuantity: number
}

type Region = NonNullable<Offer['settings']['esimConfig']>['regions'][number]

/**
 * The eSIM packages of the travel's regions on the chosen date. Empty unless the tenant sells eSIMs, the global record
 * enables them, and a service of a region has a price (rule 10.8).
 */
export function esimOptions(booking: Booking): readonly EsimOption[] {
  const { offer, date } = booking
  return date === null || !areEsimsActive(offer) ? [] : optionsOn(date, booking)
}

/** Limits the chosen packages to those on offer. */
export function settleEsims(booking: Booking): BookingDraft {
  const { draft, sale } = booking
  if (draft.esims.length === 0 || sale === null) return draft
  const mostOf = new Map(esimOptions(booking).map(({ serviceNo, maxQuantity }) => [serviceNo, maxQuantity]))
  const esims = draft.esims
    .map(({ serviceNo, quantity }) => ({ serviceNo, quantity: Math.min(quantity, mostOf.get(serviceNo) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
  return withChoices(draft, { esims })
}

function areEsimsActive({ isEsimActive, settings }: Offer): boolean {
  return isEsimActive && settings.esimConfig?.enabled === true
}

function optionsOn(date: SaleDate, booking: Booking): readonly EsimOption[] {
  const services = [...date.services.values()]
  const options = regionsOf(booking.offer).flatMap((region) =>
    services.flatMap((service) => toOption(service, region, booking)),
  )
  // A service whose code matches two regions is listed once.
  return options.filter(({ serviceNo }, index) => options.findIndex((other) => other.serviceNo === serviceNo) === index)
}

function regionsOf({ settings, travel }: Offer): readonly Region[] {
  const ids = new Set(travel.pricing?.esimSettings?.regions.map(({ id }) => id) ?? [])
  return (settings.esimConfig?.regions ?? []).filter(
    ({ id, serviceCodePrefix }) => ids.has(id) && serviceCodePrefix !== '',
  )
}

function toOption(service: PricedService, region: Region, { draft, contingents }: Booking): readonly EsimOption[] {
  const { serviceNo, travelServiceNo, code, centimes } = service
  if (code === null || centimes === null || !code.startsWith(region.serviceCodePrefix)) return []
  // Assumption: most platforms do not count them; one that does says what is left.
  const left = contingents.left?.services.get(serviceNo) ?? Infinity
  if (left <= 0) return []
  const rest = code.slice(region.serviceCodePrefix.length).replace(/^[\s_-]+/, '')
  const names = draft.summary?.serviceNames ?? {}
  return [
    {
      serviceNo,
      travelServiceNo,
      code,
      name: region.name,
      unitCentimes: centimes,
      label:
        names[travelServiceNo] ??
        names[serviceNo] ??
        ['eSIM', region.name, rest].filter((word) => word !== '').join(' '),
      quantity: draft.esims.find((choice) => choice.serviceNo === serviceNo)?.quantity ?? 0,
      // Assumption: nobody needs more than one package of a kind.
      maxQuantity: Math.min(draft.travellers.length, left),
    },
  ]
}
