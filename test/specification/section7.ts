import type { Row } from './row.ts'

const CONTRACT =
  'server/adapter/unknownPlatform › %s: schema.graphql has each field the specification names, at its place and not as one of ours'
const ONE_OF_ELEVEN = 'operations › each operation has a file of its own, and something to run it with'
const ANSWERED = 'operations › every operation is answered by the platform'

/** Section 7, The calls it makes. */
export const section7: readonly Row[] = [
  // Transport
  [
    '7.1.1',
    'POST to /api/proxy with query, variables and operationName',
    'web/graph/proxyFetch › the body holds query, variables and operationName and nothing else',
    'server/proxy/proxy › a GET is told which method is answered',
  ],
  [
    '7.1.2.1',
    'one channel has credentials and the tenant header',
    'web/graph/proxyFetch › %s goes with credentials and the tenant header',
    'server/proxy/proxy › $operation goes out with the credentials of its channel and no other header of the browser',
  ],
  ['7.1.2.2', 'the other has neither', 'web/graph/proxyFetch › %s goes with neither'],
  [
    '7.1.2.3',
    'each call has its channel',
    'web/graph/proxyFetch › PlaceBooking goes with credentials and the tenant header',
    'web/graph/proxyFetch › TravelFilter goes with neither',
  ],
  [
    '7.1.3',
    'the host passes a call on in the words of the specification',
    'server/adapter/unknownPlatform › $name with $setting asks a platform of unknown schema for nothing the specification does not name',
    'server/adapter/adapter › $name with $setting is answered by a platform that knows the specification only and hides its schema',
  ],

  // Operations
  ['7.2.1.1', 'AllTravelAvailabilityStatus', CONTRACT, ONE_OF_ELEVEN, ANSWERED],
  [
    '7.2.1.2',
    'Travel, with the global record 1 and the tenant',
    CONTRACT,
    ONE_OF_ELEVEN,
    ANSWERED,
    'operations › the numbers the contract gives stand in the documents',
  ],
  ['7.2.1.3', 'RatioTravel', CONTRACT, ONE_OF_ELEVEN, ANSWERED],
  [
    '7.2.1.4',
    'contingents of packages and services',
    CONTRACT,
    ONE_OF_ELEVEN,
    ANSWERED,
    'domain/catalogue/contingents › what is left is found by the number of package and service',
  ],
  ['7.2.1.5', 'RatioSummaryQuery with the booking state', CONTRACT, ONE_OF_ELEVEN, ANSWERED],
  [
    '7.2.1.6',
    'PlaceBooking with tenant 4 as a number',
    CONTRACT,
    ONE_OF_ELEVEN,
    ANSWERED,
    'operations › the numbers the contract gives stand in the documents',
  ],
  [
    '7.2.1.7',
    'InitBookingPayment',
    CONTRACT,
    ONE_OF_ELEVEN,
    ANSWERED,
    'server/proxy/initPayment › each decision to pay starts a transaction of its own',
  ],
  ['7.2.1.8', 'TravelFilter', CONTRACT, ONE_OF_ELEVEN, ANSWERED],
  ['7.2.1.9', 'BestsellerTravels', CONTRACT, ONE_OF_ELEVEN, ANSWERED],
  ['7.2.1.10', 'SendConversionEvent', CONTRACT, ONE_OF_ELEVEN, ANSWERED],
  ['7.2.1.11', 'the CMS of the tenant', CONTRACT, ONE_OF_ELEVEN, ANSWERED],
  [
    '7.2.2.1',
    'the summary is asked with the whole state, without the dates of the variant',
    'domain/booking/wireState › the booking state has every field of the table, of its kind, and no other',
    'domain/booking/wire/payload › carries the variant as loaded without its dates, and of the dates the chosen one alone',
  ],
  [
    '7.2.2.2',
    'a booking is placed with the state, without the dates',
    'domain/booking/wire/payload › asks for a summary without submission, and places the booking with its id and the total that was shown',
    'domain/booking/wire/payload › carries the variant as loaded without its dates, and of the dates the chosen one alone',
  ],
  ['7.2.2.3', 'three filters by name', 'domain/travels/filter › a request names all three filters, selected or not'],
  [
    '7.2.2.4',
    'bestsellers go the same way, once a day',
    'web/graph/proxyFetch › BestsellerTravels goes with neither',
    'server/proxy/dailyAnswers › the platform is asked for bestsellers once a calendar day for all visitors',
  ],

  // Conversion event input
  [
    '7.3.1',
    'name, time and tenant',
    CONTRACT,
    'domain/tracking/conversion › a conversion carries tour, amount in whole units and booking',
  ],
  [
    '7.3.2',
    'where one came from',
    'domain/tracking/conversion › each campaign parameter of an address is kept under its name',
    'domain/tracking/conversion › an address with campaign parameters names source and medium, without its parameters',
    'domain/tracking/conversion › without consent no field tells where the visitor came from',
  ],
  [
    '7.3.3',
    'tour, amount and booking',
    'domain/tracking/conversion › a conversion carries tour, amount in whole units and booking',
    'domain/tracking/conversion › a conversion without amount has neither value nor currency',
  ],
  [
    '7.3.4',
    'three conversions once per browser',
    'domain/tracking/conversion › views, downloads and checkouts are sent once per browser, bookings each time',
    'web/tracking/conversions › views and checkouts are sent once per browser, on this page and on later ones; bookings each time',
  ],

  // What the product does with each answer
  [
    '7.4.1',
    'travel and statuses are kept with their time',
    'domain/booking/wireState › has the times at which the answers came',
    'domain/booking/draft/chosen › follows what is loaded anew',
  ],
  [
    '7.4.2',
    'dates are filtered and the first bookable one preselected',
    'domain/catalogue/saleDates › not when it starts today',
    'domain/booking/availability/standing › is the first that is neither CLOSED nor sold out',
  ],
  [
    '7.4.3',
    'contingents are kept with their time',
    'domain/booking/wireState › has the times at which the answers came',
    'domain/booking/wireState › has what is left on the chosen departure, and nothing of another one',
  ],
  [
    '7.4.4',
    'insurances no longer offered go',
    'domain/booking/insurance/insurance › removes insurances that are no longer offered and clears the count of failures',
  ],
  [
    '7.4.5',
    'the outcome of a booking is kept, and the booker told to analytics',
    'domain/booking/funnel/submission › ends with booking and order number',
    'browser/tracking › a booking is followed from start to success, once each, the booker by number; no name, address or word of it is told',
    'domain/tracking/identity › a booker addressed as $salutation is told as $gender',
  ],
  [
    '7.4.6',
    'the transaction is kept',
    'domain/booking/stored/storedDraft › keeps the transaction and the outcome of its payment',
  ],
  [
    '7.4.7',
    'found travels stand by start date',
    'domain/travels/filter › travels are sorted by start date, those without one last',
  ],
  [
    '7.4.8',
    'bestsellers are kept for the day',
    'domain/travels/bestsellers › an answer of today is good until midnight',
    'server/proxy/dailyAnswers › the platform is asked for bestsellers once a calendar day for all visitors',
  ],

  // Analytics
  [
    '7.5.1',
    'a page view for each change of page',
    'browser/tracking › each page is counted once, with its address, title and the page before; a search with its text; nothing leaves the site',
  ],
  [
    '7.5.2',
    'a search where one searches',
    'web/tracking/hits › $path is a search for $search',
    'server/analytics/analytics › a search for «%s» is told as one for %s: an empty keyword would be counted as a page view',
  ],
  [
    '7.5.3',
    'the events of the funnel',
    'domain/booking/draft/funnelEvents › analytics is told each event by the name it has always known',
    'server/analytics/analytics › a search and an event of the funnel are told as what they are',
  ],
]
