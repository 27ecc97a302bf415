import type { Client } from '@urql/core'
import { bookingAfter, type Command } from '#domain/booking/commands/command.ts'
import { withPricingTravel } from '#domain/booking/commands/dates.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { firstOpenStep } from '#domain/booking/funnel/navigation.ts'
import { withHandOver } from '#domain/booking/stored/withHandOver.ts'
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

/** Why nothing was taken over: the line has failed, or the link is cut or names what is no longer offered. */
export type HandOverFailure = 'line' | 'link'

/**
 * Takes over the booking in a URL fragment. A placed booking is never replaced. After a failure the URL stays: a reload
 * tries again.
 */
export async function takeHandOver(
  { graph, signal, bookingNow, change, cleanUrl }: Target,
  hash: string,
): Promise<HandOverFailure | null> {
  if (isBooked(bookingNow().draft)) {
    cleanUrl(null)
    return null
  }
  const handOver = handOverIn(hash)
  if (handOver === null) return 'link'
  const { data, error } = await graph
    .query(RatioTravelDocument, pricingVariables(handOver.v, { isWhole: false }))
    .toPromise()
  if (signal.aborted) return null
  if (error !== undefined) return 'line'
  const pricing = readPricingTravel(data?.ratioTravel ?? null)
  if (pricing === null) return 'link'
  const offer = makeOffer({ ...bookingNow().offer, pricing })
  const takeOver: Command = (booking) =>
    withHandOver(
      bookingAfter(booking, (now) => withPricingTravel(now, pricing.id)),
      handOver,
    )
  change(takeOver, offer)
  cleanUrl(firstOpenStep(bookingNow(offer))?.path ?? null)
  return null
}
