import { dateOf, familyPackageOf, roomOf, statusOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Contingents } from '#domain/catalogue/contingents.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { collectiveServiceNo, extensionPackageNo, packageNosOn } from '#domain/catalogue/rates.ts'

/** What the platform answers for a service without limit. */
const UNLIMITED = 999

/** What a booking leaves behind: a place for each bed, a unit for each extra, and all there was on a waiting list. */
export function leftAfter(before: Contingents, draft: BookingDraft, offer: Offer): Contingents {
  if (statusOf(draft, offer).status.startsWith('WAITLIST')) return before
  return {
    packages: lessened(before.packages, bedsTaken(draft, offer)),
    services: lessened(before.services, unitsTaken(draft, offer)),
  }
}

function lessened(before: ReadonlyMap<string, number>, taken: readonly string[]): ReadonlyMap<string, number> {
  const count = (no: string) => taken.filter((other) => other === no).length
  return new Map([...before].map(([no, left]) => [no, left === UNLIMITED ? left : left - count(no)]))
}

/** The package numbers of each place. A family package takes places of the extension only. */
function bedsTaken(draft: BookingDraft, offer: Offer): readonly string[] {
  const date = dateOf(draft, offer)
  if (date === null) return []
  const isFamily = familyPackageOf(draft, offer) !== null
  const beds = draft.travellers.flatMap(({ accommodationId }) => {
    const room = roomOf(accommodationId, offer)
    if (room === null) return []
    return isFamily ? (extensionPackageNo(room, date) ?? []) : packageNosOn(room, date)
  })
  const cot = offer.pricing?.accommodations.find(({ isBabyPackage }) => isBabyPackage)
  return [...beds, ...draft.babies.flatMap(() => cot?.ratioPackageNo ?? [])]
}

/** One service number for each unit. A collective extra takes one unit of every service it is charged by. */
function unitsTaken(draft: BookingDraft, offer: Offer): readonly string[] {
  const { pricing } = offer
  const addons = [
    ...(pricing?.personalAddons ?? []),
    ...(pricing?.bookingAddons ?? []),
    ...(pricing?.accommodationAddons ?? []),
  ]
  const chosen = [...draft.personalAddons, ...draft.bookingAddons, ...draft.accommodationAddons]
  const single = chosen.flatMap(({ addonId, quantity }) => {
    const no = addons.find(({ id }) => id === addonId)?.ratioServiceNo
    return no === undefined ? [] : Array.from({ length: quantity }, () => no)
  })
  const collective = draft.collectiveAddons.flatMap(({ addonId }) => {
    const addon = pricing?.collectiveAddons.find(({ id }) => id === addonId)
    if (addon === undefined) return []
    return [...new Set(draft.travellers.flatMap(({ ageGroupId }) => collectiveServiceNo(addon, ageGroupId) ?? []))]
  })
  const family = familyPackageOf(draft, offer)
  return [...single, ...collective, ...(family === null ? [] : [family.ratioServiceNo])]
}
