import { isBusNetworkKnown, stopLabel, stopNoOf, stopsOf } from '#domain/booking/boarding/busStops.ts'
import { baseDateChoice } from '#domain/booking/dates/extension.ts'
import { NOTHING_CHOSEN } from '#domain/booking/draft/choices.ts'
import { familyPackageIdOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { pick } from '#domain/booking/draft/field.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import {
  MOST_LINES,
  LONGEST_NAME,
  type SnapshotLine,
  type SnapshotDate,
  type SnapshotStop,
  type Snapshot,
  type Choices,
} from '#domain/booking/draft/snapshot.ts'
import { isBabyBirthday } from '#domain/booking/people/birthdayProblem.ts'
import { lastKnownPrice, price, type Price } from '#domain/booking/price/price.ts'
import { idWithoutPrice } from '#domain/booking/price/priceLine.ts'

/** The choices of a draft, by value. */
export function choicesOf(draft: BookingDraft): Choices {
  return {
    ...pick(NOTHING_CHOSEN, draft),
    co2compensation: draft.co2compensation,
    travelDocuments: draft.travelDocuments,
    familyPackageId: familyPackageIdOf(draft),
    paymentType: draft.payment.type,
    people: draft.travellers.map(({ accommodationId, outboundStopNo, returnStopNo }) => {
      return { accommodationId, outboundStopNo, returnStopNo }
    }),
  }
}

/** The snapshot of a draft; null while its variant is not loaded. */
export function snapshotOf(booking: Booking): Snapshot | null {
  const { draft, offer } = booking
  const { pricing } = offer
  if (pricing === null || pricing.id !== draft.pricingTravelId) return null
  const seen = price(booking)
  return {
    variantId: pricing.id,
    variantLabel: short(pricing.transportTypeLabel),
    date: seenDate(booking),
    baseDate: baseDateChoice(draft),
    status: booking.status.status,
    currency: seen.total.currency,
    totalCentimes: seen.isComplete ? seen.total.centimes : null,
    // A premium that is asked for anew stays as it was seen, to be told where the new one differs.
    lines: seenLines(lastKnownPrice(booking)),
    stops: seenStops(booking),
    choices: choicesOf(draft),
    babiesTooOld: draft.babies.filter(({ birthday }) => birthday !== null && !isBabyBirthday(birthday, booking)).length,
    ageGroupIds: draft.travellers.map(({ ageGroupId }) => ageGroupId),
  }
}

/** A name as a snapshot keeps it. */
export function short(name: string): string {
  return name.slice(0, LONGEST_NAME)
}

function seenDate({ sale }: Booking): SnapshotDate | null {
  if (sale === null) return null
  const { id: dateId, extension, startDate, endDate } = sale.date
  const extensionId = extension?.id ?? null
  return { dateId, extensionId, startDate, endDate, extension: extension === null ? null : short(extension.label) }
}

function seenLines({ lines }: Price): readonly SnapshotLine[] {
  const seen = new Map<string, SnapshotLine>()
  for (const line of lines) {
    const { kind, label, quantity, centimes } = line
    const id = idWithoutPrice(line)
    const present = seen.get(id)
    const isGroup = kind === 'collectiveAddon'
    const units = isGroup ? 1 : quantity + (present?.quantity ?? 0)
    seen.set(id, { id, kind, label: short(label), quantity: units, centimes: centimes + (present?.centimes ?? 0) })
  }
  return [...seen.values()].slice(0, MOST_LINES)
}

function seenStops(booking: Booking): readonly SnapshotStop[] {
  const { draft } = booking
  const date = booking.sale?.date ?? null
  if (date === null || !isBusNetworkKnown(date)) return []
  return (['outbound', 'return'] as const).flatMap((direction) => {
    const used = new Set(draft.travellers.map((traveller) => stopNoOf(traveller, direction)))
    return stopsOf(date, direction).flatMap((stop): readonly SnapshotStop[] => {
      const { stopNo, time } = stop
      return used.has(stopNo) ? [{ direction, stopNo, time, label: short(stopLabel(stop)) }] : []
    })
  })
}
