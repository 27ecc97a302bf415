import { steps } from '#domain/booking/funnel/steps.ts'
import { withSubmissionStarted } from '#domain/booking/funnel/submission.ts'
import { toBookingJson } from '#domain/booking/wire/payload.ts'
import type { PlaceBookingMutationVariables } from '#gql/graphql.ts'
import { bookableVariants, type Shop } from './shop.ts'
import { onTheWire, TIMES, visit, type Visit, type Visitor } from './visit.ts'
import { steadyWishes } from './wishes.ts'

/**
 * Bookings of one adult, one on each departure that can be booked; so many at most. Variants of a travel may have a date in
 * common, and the same person on the same date again would be asked back.
 */
export async function writtenBookings(shop: Shop, most: number): Promise<readonly PlaceBookingMutationVariables[]> {
  const bookings: PlaceBookingMutationVariables[] = []
  const dates = new Set<string>()
  for (const variant of await bookableVariants(shop)) {
    for (const date of variant.saleDates) {
      if (bookings.length >= most) return bookings
      const booked = await visit(shop, { ...variant, isEsimActive: false }, { date, visitor: soloTraveller() })
      if (!isComplete(booked) || dates.has(date.id)) continue
      dates.add(date.id)
      bookings.push(written(booked))
    }
  }
  return bookings
}

function soloTraveller(): Visitor {
  const [wishes] = steadyWishes(1)
  if (wishes === undefined) throw new RangeError('Nobody wishes anything')
  return {
    party: { adults: 1, childBirthdays: [], babies: 0 },
    wishes: { ...wishes, waits: 'never', beds: 'proposed', sellsEsims: false },
  }
}

function isComplete({ draft, offer }: Visit): boolean {
  return steps.every((step) => !step.applies(draft, offer) || step.issues(draft, offer).length === 0)
}

function written({ draft, offer }: Visit): PlaceBookingMutationVariables {
  const sent = withSubmissionStarted(draft, crypto.randomUUID())
  return { tenantId: 4, json: onTheWire(toBookingJson(sent, offer, TIMES)) }
}
