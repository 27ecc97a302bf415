import type { BookingAddon, CollectiveAddon, MandatorySettings, PersonalAddon } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { addonRate, collectiveRate, collectiveServiceNo } from '#domain/catalogue/rates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { sumOf } from '#domain/money.ts'
import { applicableTravellers, isForAnybody } from './applicable.ts'
import { saleOf } from './chosen.ts'
import { serviceContingent } from './contingents.ts'
import type { BookingDraft } from './draft.ts'

/** Start of the search for the smallest contingent of a collective add-on (specification 9). */
const CONTINGENT_START = 9999

/** What the rules, contingents and prices leave of one extra. */
export interface Limits {
  /** Centimes for one unit; null when it is not sold on the date, and then it cannot be chosen. */
  readonly unitPrice: number | null
  /** Units left; 999 while contingents do not count. */
  readonly left: number
  /** The highest quantity a visitor can choose. */
  readonly most: number
  /** The quantity the operator prescribes; null when the visitor decides. */
  readonly prescribed: number | null
}

export const NOT_SOLD: Limits = { unitPrice: null, left: 0, most: 0, prescribed: null }

/** Whether the operator decides about something (specification 3, mandatorySettings). */
export function isMandatory(settings: MandatorySettings | null): boolean {
  return settings?.isMandatory === true
}

/** Limits of an extra per traveller (specification 5, Maximum quantities). */
export function personalLimits(addon: PersonalAddon, draft: BookingDraft, offer: Offer): Limits {
  const sale = saleOf(draft, offer)
  if (sale === null) return NOT_SOLD
  const people = applicableTravellers(addon, draft, offer).length
  const left = serviceContingent(addon.ratioServiceNo, draft, offer)
  return limits(addonRate(addon, sale.date), {
    left,
    most: Math.min(left, people),
    prescribed: isMandatory(addon.mandatorySettings) ? people : null,
  })
}

/** Limits of an extra once per booking. */
export function bookingLimits(addon: BookingAddon, draft: BookingDraft, offer: Offer): Limits {
  const sale = saleOf(draft, offer)
  if (sale === null) return NOT_SOLD
  return limits(
    addonRate(addon, sale.date),
    once(addon, serviceContingent(addon.ratioServiceNo, draft, offer), { draft, offer }),
  )
}

/** Limits of an extra for the whole group; valid only if every age group's service has a number. */
export function collectiveLimits(addon: CollectiveAddon, draft: BookingDraft, offer: Offer): Limits {
  const sale = saleOf(draft, offer)
  const isValid = addon.ageGroupServices.every(({ ratioServiceNo }) => ratioServiceNo !== null)
  if (sale === null || !isValid) return NOT_SOLD
  const serviceNos = draft.travellers.map(({ ageGroupId }) => collectiveServiceNo(addon, ageGroupId))
  const contingent = Math.min(
    CONTINGENT_START,
    ...serviceNos.map((serviceNo) => (serviceNo === null ? 0 : serviceContingent(serviceNo, draft, offer))),
  )
  return limits(groupRate(addon, draft, sale.date), once(addon, contingent, { draft, offer }))
}

/** Price of a collective add-on for the whole group; null when one traveller's price is missing. */
function groupRate(addon: CollectiveAddon, { travellers }: BookingDraft, date: SaleDate): number | null {
  const rates = travellers.map(({ ageGroupId }) => collectiveRate(addon, ageGroupId, date))
  const known = rates.flatMap((rate) => (rate === null ? [] : [rate]))
  return known.length === rates.length ? sumOf(known) : null
}

type Booking = { readonly draft: BookingDraft; readonly offer: Offer }

function once(
  addon: Pick<BookingAddon, 'mandatorySettings'>,
  left: number,
  { draft, offer }: Booking,
): Omit<Limits, 'unitPrice'> {
  const times = isForAnybody({ mandatorySettings: addon.mandatorySettings }, draft, offer) ? 1 : 0
  return {
    left,
    most: Math.min(left, times),
    prescribed: isMandatory(addon.mandatorySettings) ? times : null,
  }
}

/** Without a price nothing can be booked, prescribed or not (docs/wire-booking.md, How a price is found). */
function limits(unitPrice: number | null, { left, most, prescribed }: Omit<Limits, 'unitPrice'>): Limits {
  if (unitPrice === null) return NOT_SOLD
  return { unitPrice, left, most: prescribed === null ? most : 0, prescribed }
}
