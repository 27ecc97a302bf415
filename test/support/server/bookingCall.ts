import { call } from './openProxy.ts'

interface BookingCall {
  readonly submissionId: unknown
  /** Parts of the booking that differ. */
  readonly booking?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** A call that books for two people, with what the host looks at. */
export function bookingCall({ submissionId, booking = {}, headers = {} }: BookingCall): Request {
  const json = { ...BOOKING, ...booking, customBookingParams: { submissionId, expectedTotal: 2054 } }
  return call('PlaceBooking', { tenantId: 4, json }, { headers: { 'Content-Type': 'application/json', ...headers } })
}

const BOOKING = {
  travelId: 'provence',
  pricingTravel: { id: 'provence-bus' },
  travelDate: { id: 'provence-bus-20270612' },
  travellers: [
    { firstName: 'Anna', lastName: 'Muster', birthday: '1960-02-01' },
    { firstName: 'Beat', lastName: 'Muster', birthday: '1961-03-02' },
  ],
  accommodationSelection: [{ accommodation: { id: 'dz' }, quantity: 1 }],
  payment: { type: 'invoice' },
}
