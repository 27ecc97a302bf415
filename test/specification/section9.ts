import type { Row } from './row.ts'

/** Section 9, Business constants and limits. */
export const section9: readonly Row[] = [
  // Tenant and caching
  [
    '9.1.1',
    'the tenant is 4, as a number in PlaceBooking',
    'tenant/config › the operator is tenant 4 of the platform',
    'operations › the numbers the contract gives stand in the documents',
  ],
  ['9.1.2', 'the global record is number 1', 'operations › the numbers the contract gives stand in the documents'],
  [
    '9.1.3',
    'the version of a booking is 2.2.0',
    'domain/booking/wire/payload › names travel, variant, date and status',
    'domain/booking/draft/newDraft › a new booking stands before the first step, with no event sent and no time noted',
  ],
  [
    '9.1.4.1',
    'travel data lives 30 seconds',
    'web/graph/answerTimes › travel and pricing data are good for 30 seconds, contingents for 60',
  ],
  [
    '9.1.4.2',
    'pricing data lives 30 seconds',
    'web/graph/answerTimes › travel and pricing data are good for 30 seconds, contingents for 60',
  ],
  [
    '9.1.4.3',
    'contingents live 60 seconds',
    'web/graph/answerTimes › travel and pricing data are good for 30 seconds, contingents for 60',
  ],
  [
    '9.1.4.4',
    'bestsellers live a calendar day',
    'domain/travels/bestsellers › the timestamp of an answer is the start of its day in seconds',
    'domain/travels/bestsellers › an answer of today is good until midnight',
    'server/proxy/dailyAnswers › the platform is asked for bestsellers once a calendar day for all visitors',
  ],
  [
    '9.1.5',
    'the key is «redux», the flag 1',
    'browser/draft › the state is kept under the key «redux»',
    'server/config/config › every variable arrives',
  ],

  // Ages and limits
  [
    '9.2.1',
    'billed from 18 years on',
    'domain/booking/rules/ages › who turns 18 tomorrow is too young to be billed, who has no birthday yet is not',
    'domain/booking/people/people › on the 18th birthday nothing is forced',
  ],
  [
    '9.2.2',
    'babies where an age above 0 is free',
    'domain/booking/people/people › babies are welcome where an age is free and a baby package exists',
  ],
  ['9.2.3', '99 stands for no age group', 'domain/booking/wire/payload › has age group 99 when none takes the age'],
  [
    '9.2.4',
    '999 stands for contingents that do not count',
    'domain/booking/availability/contingents › are 999 on a waitlist',
  ],
  ['9.2.5', '999 personal discounts at most', 'domain/booking/extras/discounts › stops at 999'],
  [
    '9.2.6',
    'the search for the scarcest begins at 9999',
    'domain/booking/dates/extension › starts at 9999 without rooms and is 999 while nothing is known',
    'domain/booking/extras/addonLimits › an extra for the group is left 9999 times before anybody travels',
  ],

  // Service numbers
  [
    '9.3.1.1',
    'CO2-Kompensation is service 7474',
    'domain/booking/price/price › CO2 compensation for each traveller',
    'web/booking/additionalServices/AdditionalServicesStep › documents and compensation are offered with their prices, the compensation unticked',
  ],
  [
    '9.3.1.2',
    'it costs its price for each traveller',
    'domain/booking/price/price › CO2 compensation for each traveller',
  ],
  [
    '9.3.1.3',
    'it is offered above 0 only',
    'domain/booking/extras/co2 › at $centimes centimes a traveller the compensation costs $price',
  ],
  [
    '9.3.1.4',
    'the tenant explains it',
    'web/booking/additionalServices/AdditionalServicesStep › documents and compensation are offered with their prices, the compensation unticked',
  ],
  [
    '9.3.2.1',
    'printed documents are service 5390',
    'domain/booking/extras/documents › documents come electronically without a choice, or by post',
    'domain/booking/extras/documents › documents are offered only where the travel has them',
    'domain/booking/extras/documents › without a price print is offered on request and cannot be chosen, and electronic is included',
    'platform/placing/place › documents without a row come electronically at no charge, and not by post',
  ],
  [
    '9.3.2.2',
    'electronic documents are service 5391, and come without a choice',
    'domain/booking/extras/documents › documents come electronically without a choice, or by post',
    'domain/booking/draft/newDraft › without a choice documents come electronically and the booking is paid by invoice',
  ],

  // Bargain (early-booking) discount
  [
    '9.4.1.1',
    'configuration and travel switch it on',
    'domain/booking/extras/bargain › not when the travel’s is off',
    'domain/booking/extras/bargain › not when it is off everywhere',
  ],
  ['9.4.1.2', 'it needs a date', 'domain/booking/extras/bargain › is none without date or travellers'],
  [
    '9.4.1.3',
    'it ends so many days before the start',
    'domain/booking/extras/bargain › up to 105 days before the start',
    'domain/booking/extras/bargain › not from 106 days on',
  ],
  [
    '9.4.2',
    'the days until the start count the start too',
    'domain/booking/extras/bargain › is still given on its last day and no more on the next',
  ],
  [
    '9.4.3',
    'its code is prefix and tier, and must be a service',
    'domain/booking/extras/bargain › is one for each traveller',
    'domain/booking/extras/bargain › not when no service has its code',
    'domain/booking/extras/bargain › not when the prefix is missing',
    'domain/booking/extras/bargain › is looked for by a code of its own where the prefix is missing: %j',
  ],
  ['9.4.4', 'each traveller gets it once', 'domain/booking/extras/bargain › is one for each traveller'],
  [
    '9.4.5',
    'its label is a message',
    'domain/booking/price/price › the early-booking discount is one for each traveller, with a message for its label',
    'web/text/messages › the key booking.bargainDiscount of the specification has a text',
  ],
  [
    '9.4.6',
    'the cap on prices is not applied',
    'domain/booking/extras/bargain › is not limited by the cap on prices, which is read and not applied',
  ],

  // eSIM
  [
    '9.5.1',
    'services belong to a region by the prefix of their code',
    'domain/booking/extras/esim › are the priced services of the travel’s regions',
  ],
  ['9.5.2', 'they cost price by quantity', 'domain/booking/price/price › data packages by quantity'],

  // Price computation
  [
    '9.6.1',
    'the total is main services, options and discounts',
    'domain/booking/price/price › the total is the sum of the lines, in the currency of the catalogue',
  ],
  ['9.6.2', 'discounts are added as they are', 'domain/booking/price/price › are added as they are, below 0'],
  [
    '9.6.3.1',
    'rooms by capacity and quantity, single places by quantity',
    'domain/booking/price/price › a room by its places',
    'domain/booking/price/price › single places by quantity',
    'domain/booking/dates/extension › a room on an extension date costs what travel and extension cost there',
  ],
  ['9.6.3.2', 'a family package once', 'domain/booking/price/price › a family package once'],
  ['9.6.3.3', 'babies by their package', 'domain/booking/price/price › babies by number'],
  [
    '9.6.3.4',
    'extras by quantity',
    'domain/booking/price/price › a personal extra by quantity',
    'domain/booking/price/price › a room extra by quantity',
    'domain/booking/price/price › an extra of the booking',
    'domain/booking/price/price › an extra by night for six nights',
  ],
  ['9.6.3.5', 'extras of the group by age group', 'domain/booking/price/price › an extra of the group by age group'],
  [
    '9.6.3.6',
    'stops that cost extra',
    'domain/booking/price/price › stops that cost extra, both ways',
    'domain/catalogue/catalogue › takes the surcharge of the stop where it is above 0, else of the station, and leaves out a stop without station',
  ],
  [
    '9.6.4.1',
    'insurance',
    'domain/booking/price/price › insurances of the same price together',
    'domain/booking/price/price › a family insurance once',
  ],
  ['9.6.4.2', 'eSIM by quantity', 'domain/booking/price/price › data packages by quantity'],
  ['9.6.4.3', 'travel documents', 'domain/booking/price/price › printed documents once'],
  ['9.6.4.4', 'CO2 compensation', 'domain/booking/price/price › CO2 compensation for each traveller'],
  [
    '9.6.5.1',
    'CHF where nothing else is said',
    'domain/money › the kind of payment %j means prices in %s',
    'domain/catalogue/catalogue › is priced in euros when the catalogue says EUR, else in francs',
  ],
  [
    '9.6.5.2',
    'EUR where the catalogue says so',
    'domain/money › the kind of payment %j means prices in %s',
    'domain/catalogue/catalogue › is priced in euros when the catalogue says EUR, else in francs',
  ],

  // Formatting
  [
    '9.7.1',
    'whole amounts end in «.-»',
    'domain/money › %i centimes are written %s: whole amounts without decimals, others with both',
  ],
  [
    '9.7.2',
    'days are dd.mm.yyyy and never shift',
    'web/text/days › a day is written dd.mm.yyyy, whatever time follows it',
  ],
  [
    '9.7.3',
    'the earliest coming date, and how many more there are',
    'domain/travels/datesInView › it says how many more dates there are, without past and extension dates',
    'domain/travels/datesInView › a date that starts today is not upcoming, one that starts tomorrow is',
    'web/text/messages › the key travel.andMoreDates of the specification has a text',
  ],

  // Acquisition tracking
  [
    '9.8.1',
    'cookies of session and acquisition last 30 days',
    'browser/tracking › who consents is told of with the way they came, for 30 days; who takes it back is not, at once',
  ],
  [
    '9.8.2',
    'three conversions are sent once per browser',
    'domain/tracking/conversion › views, downloads and checkouts are sent once per browser, bookings each time',
    'browser/tracking › who consents is told of with the way they came, for 30 days; who takes it back is not, at once',
  ],

  // Funnel events
  [
    '9.9.1',
    'the events of the funnel have their names',
    'domain/booking/draft/funnelEvents › analytics is told each event by the name it has always known',
    'domain/booking/funnel/navigation › the steps stand in the order of their numbers, each with its own path and event',
  ],
  [
    '9.9.2',
    'a booking left alone is told as timed out',
    'domain/booking/funnel/activity › a booking in progress counts as left $seconds seconds after the last activity: $isLeft',
    'domain/booking/funnel/activity › a booking that was not started or is placed is never left',
    'browser/frame › after half an hour alone the visitor is asked to go on, and prices and places are checked again',
  ],

  // Feature flags of this tenant
  [
    '9.10.1',
    'no eSIM',
    'tenant/config › the operator sells no data packages',
    'domain/booking/extras/esim › are not offered when the tenant sells none',
  ],
  ['9.10.2', 'boarding in the summary', 'tenant/config › the summary of a booking shows where one gets on'],
  ['9.10.3', 'duration in days', 'tenant/config › how long a travel takes is told in days'],
  [
    '9.10.4',
    'four ways to filter',
    'tenant/config › travels are filtered by destination, month, kind and text',
    'domain/travels/filter › a tenant without an input does not filter by it',
  ],
  ['9.10.5', 'codes in squares', 'tenant/config › codes for phones are drawn in squares with square eyes'],
]
