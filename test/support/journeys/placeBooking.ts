import type { Client } from '@urql/core'
import { PlaceBookingDocument } from '#gql/operations/PlaceBooking.ts'
import type { sendBooking } from '#web/booking/payment/sendBooking.ts'

/** Sends a booking by a client, as the hook of the payment step does by the client of the page. */
export function placeBookingBy(graph: Client): Parameters<typeof sendBooking>[0] {
  return (variables, context) => graph.mutation(PlaceBookingDocument, variables, context).toPromise()
}
