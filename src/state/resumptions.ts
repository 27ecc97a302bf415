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
    const { [travelId]: _gone, ...bookings } = recordOf(area['bookings'])
    writeArea(storage, { ...area, bookings, ...resumptionsWithout(area['resumptions'], travelId) })
  }
  return () => {
    for (const { storage, area } of before) {
      const present = readArea(storage)
      const { [travelId]: booking } = recordOf(area['bookings'])
      const { resumptions } = area
      const bookings = { ...recordOf(present['bookings']), ...(booking === undefined ? {} : { [travelId]: booking }) }
      writeArea(storage, { ...present, bookings, ...(resumptions === undefined ? {} : { resumptions }) })
    }
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
