import { isExpired } from '#domain/booking/stored/resumption.ts'
import { withEntry } from './byTravel.ts'
import { readArea, writeArea, type Storages } from './storedState.ts'

/**
 * Removes one booking from the device, for pages without drafts. Returns the function that restores it, and leaves
 * alone what changed of other bookings since.
 */
export function forgetBooking({ local, session }: Storages, travelId: string): () => void {
  const before = [local, session].map((storage) => ({ storage, area: readArea(storage) }))
  for (const { storage, area } of before) {
    const kept = PARTS.filter((part) => part in area).map(
      (part) => [part, withEntry(recordOf(area[part]), travelId, null)] as const,
    )
    writeArea(storage, { ...area, ...Object.fromEntries(kept), ...resumptionsWithout(area['resumptions'], travelId) })
  }
  return () => {
    for (const { storage, area } of before) {
      const present = readArea(storage)
      const back = PARTS.flatMap((part) => {
        const { [travelId]: entry } = recordOf(area[part])
        return entry === undefined ? [] : [[part, { ...recordOf(present[part]), [travelId]: entry }] as const]
      })
      const entry = entriesOf(area['resumptions']).find((one) => travelIdOf(one) === travelId)
      const others = entriesOf(present['resumptions']).filter((one) => travelIdOf(one) !== travelId)
      writeArea(storage, {
        ...present,
        ...Object.fromEntries(back),
        ...(entry === undefined ? {} : { resumptions: [entry, ...others] }),
      })
    }
  }
}

/**
 * Removes all bookings from the device (rule 4.1.4). Returns the function that restores them, beside those started
 * since.
 */
export function forgetAllBookings({ local, session }: Storages): () => void {
  const before = [local, session].map((storage) => ({ storage, area: readArea(storage) }))
  const partsIn = (area: Area) => KEPT_OF_BOOKINGS.filter((part) => part in area)
  for (const { storage, area } of before) {
    const emptied = partsIn(area).map((part) => [part, part === 'resumptions' ? [] : {}] as const)
    writeArea(storage, { ...area, ...Object.fromEntries(emptied) })
  }
  return () => {
    for (const { storage, area } of before) {
      const present = readArea(storage)
      const back = partsIn(area).map((part) => [part, joined(area[part], present[part])] as const)
      writeArea(storage, { ...present, ...Object.fromEntries(back) })
    }
  }
}

/** The removed entries beside the present ones, which take precedence. */
function joined(before: unknown, now: unknown): unknown {
  if (!Array.isArray(before)) return { ...recordOf(before), ...recordOf(now) }
  const present = entriesOf(now)
  const begun = new Set(present.map(travelIdOf))
  return [...present, ...entriesOf(before).filter((entry) => !begun.has(travelIdOf(entry)))]
}

/** Keys of stored records by travelId. */
const PARTS = ['bookings', 'typedChildren', 'unsavedDays'] as const
const KEPT_OF_BOOKINGS = [...PARTS, 'resumptions'] as const

type Area = ReturnType<typeof readArea>

/**
 * Removes expired bookings from the device, for pages without drafts: also placed ones and those only looked at, which
 * have no entry to resume (rule 10.18).
 */
export function forgetExpired(storages: Storages, nowSeconds: number): void {
  const { bookings, resumptions } = readArea(storages.local)
  const stored = [
    ...entriesOf(resumptions).map((entry) => [travelIdOf(entry), entry] as const),
    ...Object.entries(recordOf(bookings)),
  ]
  // A draft is newer than its entry.
  const lastActivities = new Map(
    stored.flatMap(([travelId, entry]) => {
      const { lastActivityTimestamp } = recordOf(entry)
      const isDated = typeof travelId === 'string' && typeof lastActivityTimestamp === 'number'
      return isDated ? [[travelId, lastActivityTimestamp] as const] : []
    }),
  )
  for (const [travelId, lastActivityTimestamp] of lastActivities) {
    if (isExpired({ lastActivityTimestamp }, nowSeconds)) forgetBooking(storages, travelId)
  }
}

function resumptionsWithout(resumptions: unknown, travelId: string) {
  if (!Array.isArray(resumptions)) return {}
  return { resumptions: entriesOf(resumptions).filter((entry) => travelIdOf(entry) !== travelId) }
}

function entriesOf(resumptions: unknown): readonly unknown[] {
  return Array.isArray(resumptions) ? resumptions : []
}

function travelIdOf(resumption: unknown): unknown {
  return recordOf(resumption)['travelId']
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
