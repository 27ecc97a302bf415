import { readResumptions } from '#domain/booking/resumption.ts'
import { withEntry } from './byTravel.ts'
import { readArea, writeArea, type KeptStorage } from './storageArea.ts'

/** The two storages a booking is kept in. */
interface Storages {
  readonly local: KeptStorage
  readonly session: KeptStorage
}

/**
 * Takes one booking off the device, for pages that hold no drafts. The answer puts it back as it was.
 */
export function forgetBooking({ local, session }: Storages, travelId: string): () => void {
  const before = [local, session].map((storage) => ({ storage, area: readArea(storage) }))
  for (const { storage, area } of before) {
    const kept = PARTS.filter((part) => part in area).map((part) => [part, withEntry(recordOf(area[part]), travelId, null)] as const)
    writeArea(storage, { ...area, ...Object.fromEntries(kept), ...resumptionsWithout(area['resumptions'], travelId) })
  }
  return () => {
    for (const { storage, area } of before) {
      const present = readArea(storage)
      const { resumptions } = area
      const back = PARTS.flatMap((part) => {
        const { [travelId]: entry } = recordOf(area[part])
        return entry === undefined ? [] : [[part, { ...recordOf(present[part]), [travelId]: entry }] as const]
      })
      writeArea(storage, { ...present, ...Object.fromEntries(back), ...(resumptions === undefined ? {} : { resumptions }) })
    }
  }
}

/** What the storages keep by travel: the bookings, and what was typed for them. */
const PARTS = ['bookings', 'typedChildren', 'unsavedDays'] as const

/** Takes the bookings off the device that have expired, for pages that hold no drafts. */
export function forgetExpired(storages: Storages, nowSeconds: number): void {
  const { resumptions } = readArea(storages.local)
  const current = readResumptions(resumptions, nowSeconds).map(({ travelId }) => travelId)
  for (const { travelId } of readResumptions(resumptions, 0)) {
    if (!current.includes(travelId)) forgetBooking(storages, travelId)
  }
}

function resumptionsWithout(resumptions: unknown, travelId: string) {
  if (!Array.isArray(resumptions)) return {}
  const entries: readonly unknown[] = resumptions
  return { resumptions: entries.filter((entry) => recordOf(entry)['travelId'] !== travelId) }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
