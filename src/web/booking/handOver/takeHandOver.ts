import type { Client } from '@urql/core'
import { bookingAfter, type Command } from '#domain/booking/commands/command.ts'
import { withPricingTravel } from '#domain/booking/commands/dates.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { firstOpenStep } from '#domain/booking/funnel/navigation.ts'
import { withHandOver } from '#domain/booking/stored/handOver.ts'
import { readPricingTravel } from '#domain/catalogue/catalogue.ts'
import { makeOffer } from '#domain/catalogue/offer.ts'
import { RatioTravelDocument } from '#gql/operations/RatioTravel.ts'
import type { BookingActions } from '#web/booking/BookingContext.tsx'
import { pricingVariables } from '#web/booking/loadBooking.ts'
import { handOverIn } from './handOverLink.ts'

interface Target extends Pick<BookingActions, 'bookingNow' | 'change'> {
  readonly graph: Client
  /** Aborted once the visitor has left the page of the link: then nothing is taken over. */
  readonly signal: AbortSignal
  /**
   * Removes the fragment from the URL, so that a reload does not overwrite later changes.
   * @param step path of the first incomplete step to navigate to; null to stay
   */
  readonly cleanUrl: (step: string | null) => void
}

/** Takes over the booking in a URL fragment, if there is one. A placed booking is never replaced. */
export function takeHandOver({ graph, signal, bookingNow, change, cleanUrl }: Target, hash: string): void {
  const handOver = handOverIn(hash)
  if (handOver === null || signal.aborted) return
  if (isBooked(bookingNow().draft)) {
    cleanUrl(null)
    return
  }
  void graph
    .query(RatioTravelDocument, pricingVariables(handOver.v, false))
    .toPromise()
    .then(({ data, error }) => {
      // A reload tries again.
      if (signal.aborted || error !== undefined) return
      const pricing = readPricingTravel(data?.ratioTravel ?? null)
      if (pricing === null) {
        cleanUrl(null)
        return
      }
      const offer = makeOffer({ ...bookingNow().offer, pricing })
      const takeOver: Command = (booking) =>
        withHandOver(
          bookingAfter(booking, (now) => withPricingTravel(now, pricing.id)),
          handOver,
        )
      change(takeOver, offer)
      cleanUrl(firstOpenStep(bookingNow(offer))?.path ?? null)
    })
}
