import type { Row } from './row.ts'

/** Section 8, The error catalogue. */
export const section8: readonly Row[] = [
  [
    '8.1.1.1',
    'somebody has no bed',
    'web/text/messages › the key booking.peopleWithoutAccommodationInfo of the specification has a text',
    'domain/booking/funnel/checks › names everybody without accommodation, by number where no name is known',
  ],
  [
    '8.1.1.2',
    'somebody has no stop on the way out',
    'web/text/messages › the key booking.busStops.numberOfTravellersWithoutOutboundStop of the specification has a text',
    'domain/booking/funnel/checks › name who has no stop, for each direction',
  ],
  [
    '8.1.1.3',
    'somebody has no stop on the way back',
    'web/text/messages › the key booking.busStops.numberOfTravellersWithoutReturnStop of the specification has a text',
    'domain/booking/funnel/checks › name who has no stop, for each direction',
  ],
  [
    '8.1.1.4',
    'somebody has not decided about insurance',
    'web/text/messages › the key booking.numberOfTravellersWithoutInsurance of the specification has a text',
    'domain/booking/funnel/checks › name who has no insurance, unless a family insurance is chosen',
  ],
  [
    '8.1.1.5',
    'the summary fails',
    'domain/booking/insurance/insurance › each failure to load the summary is counted',
    'web/booking/summary/BookingSummary › after a failure the last total stays and can be checked again',
  ],
  [
    '8.1.1.6',
    'a booking is refused',
    'domain/booking/funnel/submission › ends without numbers when it is refused, and the next attempt has an id of its own',
    'web/booking/payment/PaymentStep › that was refused it says why, that nothing is booked, and what can be changed',
  ],
  [
    '8.1.1.7',
    'a payment cannot be started',
    'browser/faultsOnTheLine › a placed booking ends in a payment after every fault that InitBookingPayment can meet on the line',
  ],
  ['8.1.1.8', 'the booking cannot go on', 'domain/booking/funnel/activity › a fatal error is noted and told once'],
  ['8.1.1.9', 'the discount has no prefix', 'domain/booking/extras/bargain › not when the prefix is missing'],
  [
    '8.1.1.10',
    'the storage cannot be read',
    'state/storage › is left aside without a word when it is %s',
    'state/storage.property › whatever stands in the storages, a visit begins without a word and without bookings',
  ],
  [
    '8.1.1.11',
    'bestsellers cannot be loaded',
    'browser/faultsOnTheLine › the home page stands without bestsellers when BestsellerTravels fails on the line',
    'domain/travels/bestsellers › ends with the list of yesterday when it fails, so that the next page asks again',
    'server/proxy/dailyAnswers › %s is not kept: the next visitor asks again',
  ],
  [
    '8.1.1.12',
    'the first error names a failure, else its status',
    'web/graph/graphFailure › a failure is called by $promise',
    'server/proxy/proxy › errors of the platform stay in the house: the browser is told that there were some, beside the data there is',
  ],
  [
    '8.1.2',
    'count is how many, open who',
    'domain/booking/funnel/checks › names everybody without accommodation, by number where no name is known',
  ],
]
