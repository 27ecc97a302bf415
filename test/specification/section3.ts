import type { Row } from './row.ts'

/** Each field the specification names is in the contract, at its place, and is asked of a platform that knows no other. */
const NAMED =
  'server/adapter/unknownPlatform › %s: schema.graphql has each field the specification names, at its place and not as one of ours'
const ASKED =
  'server/adapter/unknownPlatform › $name with $setting asks a platform of unknown schema for nothing the specification does not name'
/** The booking state has each field of the table, of its kind, and no other. */
const SENT = 'domain/booking/wireState › the booking state has every field of the table, of its kind, and no other'
const MISSED = 'domain/booking/wireState › each field of «%s» is missed where it is not sent'
const NEW =
  'domain/booking/draft/newDraft › a new booking stands before the first step, with no event sent and no time noted'

/** Section 3, Entities and their fields. */
export const section3: readonly Row[] = [
  // Travel
  [
    '3.1.1',
    'name, price and address of a travel',
    NAMED,
    ASKED,
    'browser/publicPages › the first screen of a travel, $width wide, holds poster, name, facts, price and the way to book',
  ],
  ['3.1.2.1', 'a travel has a status', NAMED, 'domain/catalogue/availability › is the travel’s where it has none'],
  [
    '3.1.2.2',
    'each tenant has words for it',
    NAMED,
    'domain/catalogue/availability › the texts of a status are those of the tenant, the label falls back to the operator’s',
  ],
  [
    '3.1.3.1',
    'whether documents are offered',
    NAMED,
    'domain/booking/extras/documents › documents are offered only where the travel has them',
  ],
  [
    '3.1.3.2',
    'whether a passport alone will do',
    NAMED,
    'domain/booking/people/passport › catalogue $value and configuration $passportOnly make a passport the only document: $isOnly',
  ],
  [
    '3.1.3.3',
    'more than one variant is a choice',
    NAMED,
    'domain/booking/wire/payload › there is a choice of transport only with more than one variant',
    'web/booking/start/StartStep › variants stand side by side with the least total of the party',
  ],
  [
    '3.1.3.4',
    'regions of data packages',
    NAMED,
    'domain/booking/extras/esim › are the priced services of the travel’s regions',
  ],
  [
    '3.1.3.5',
    'the early-booking discount of a travel',
    NAMED,
    'domain/booking/extras/bargain › is one for each traveller',
  ],
  [
    '3.1.3.6',
    'the sign a travel is sold under, with its width',
    NAMED,
    'web/ui/Logo › draws the logo it is sold under, and says what it shows',
    'web/ui/Logo › a logo of width $told takes $width by $height pixels, in pictures of $pictures',
    'web/booking/summary/BookingSummary › the sign a travel is sold under stands above its facts, and says what it shows',
  ],
  [
    '3.1.3.7',
    'questions of the operator',
    NAMED,
    'domain/booking/people/customForms › of an unknown type are asked as text',
    'domain/booking/people/customForms › shown for the variants $shownFor are shown for v1: $isShown',
  ],
  [
    '3.1.3.8',
    'age groups, highest first, with their marks',
    NAMED,
    'domain/catalogue/catalogue › has its age groups by least age, the highest first',
    'web/booking/step/AgeGroupMark › stands before each person of the group',
  ],
  [
    '3.1.3.9',
    'a tour operator with terms of its own',
    NAMED,
    'domain/booking/payment/payment › the partner’s terms at $url must be accepted: $partner',
    'web/booking/payment/PaymentStep › the terms of a tour operator are a PDF beside the booking',
  ],

  // Travel listing settings
  ['3.2.1', 'a travel without address is not listed', 'domain/travels/listing › unknown without slug'],
  [
    '3.2.2',
    'each tenant lists it by status, redirection and time',
    'domain/travels/listing › listed from its first day on',
    'domain/travels/listing › a travel leads straight into the booking where its tenant says so',
    'domain/travels/listing › listed with a status nobody has told us of',
  ],

  // RatioConfig
  [
    '3.3.1',
    'the global record of discounts',
    NAMED,
    'domain/booking/extras/bargain › not when it is off everywhere',
    'domain/booking/extras/bargain › is not limited by the cap on prices, which is read and not applied',
  ],
  [
    '3.3.2',
    'the global record of data packages',
    NAMED,
    'domain/booking/extras/esim › are not offered when the global record does not enable them',
  ],

  // Tenant
  [
    '3.4.1',
    'texts about insurance and compensation',
    NAMED,
    'web/booking/additionalServices/AdditionalServicesStep › documents and compensation are offered with their prices, the compensation unticked',
    'server/texts/textFields › a platform may send HTML in %s',
  ],
  [
    '3.4.2',
    'whether and how one pays online',
    NAMED,
    'domain/booking/payment/payment › with $conditions one pays by $methods',
  ],
  [
    '3.4.3.1',
    'the contact block',
    NAMED,
    'web/site/platformContact › phone and e-mail are those of the platform',
    'web/site/contact › no line breaks within a time of the opening hours',
  ],
  [
    '3.4.3.2',
    'social links',
    NAMED,
    'web/frame/SiteFrame › header and footer are those of the tenant, nothing of another one shows',
  ],
  [
    '3.4.3.3',
    'terms and privacy policy',
    NAMED,
    'domain/content/pageLinks › terms and privacy policy lead home where the CMS has none or has withdrawn them',
  ],
  [
    '3.4.4.1',
    'categories list their pages',
    NAMED,
    'web/content/contentPage › beside a page stand those of its category that are online',
  ],
  [
    '3.4.4.2',
    'pages have name, status and address',
    NAMED,
    'web/content/contentPage › a withdrawn page is gone, one that never was is unknown',
    'domain/onlineStatus › a page that is «%s» counts as %s and stands in menus: %s',
  ],

  // AvailabilityStatus (list)
  [
    '3.5.1',
    'a status of the list',
    NAMED,
    'domain/catalogue/catalogue › hold the default status and the default waitlist fallback',
  ],
  [
    '3.5.2',
    'what tenants say about it',
    NAMED,
    'domain/catalogue/availability › the texts of a status are those of the tenant, the label falls back to the operator’s',
  ],
  ['3.5.3', 'four statuses are known', 'domain/catalogue/availability › a status the booking does not know is OTHER'],

  // RatioTravel
  ['3.6.1', 'a variant and its codes', NAMED, ASKED],
  [
    '3.6.2.1',
    'EUR makes prices euros',
    'domain/catalogue/catalogue › is priced in euros when the catalogue says EUR, else in francs',
  ],
  ['3.6.2.2', 'info of the catalogue by name', 'domain/catalogue/catalogue › knows the catalogue info by name'],
  [
    '3.6.3.1',
    'dates with days and status',
    NAMED,
    'domain/catalogue/availability › is its own first',
    'domain/catalogue/catalogue › has departures that end on one day',
  ],
  [
    '3.6.3.2',
    'prices and stops of a date',
    'domain/catalogue/catalogue › has prices in centimes, and null for what is no price',
    'domain/catalogue/catalogue › finds prices by number, whether it was sent as number or as text',
    'domain/catalogue/catalogue › is sold online with «NEIN»: %j',
    'domain/catalogue/catalogue › takes the surcharge of the stop where it is above 0, else of the station, and leaves out a stop without station',
  ],
  [
    '3.6.3.3',
    'extensions with their rooms and content',
    NAMED,
    'domain/booking/dates/extension › upgrading › prices the rooms by the packages of the extension',
    'web/booking/extension/ExtensionStep › an extension with the present rooms tells what it adds',
  ],
  [
    '3.6.3.4',
    'an extension date names its base',
    NAMED,
    'domain/catalogue/saleDates › the extension dates of a departure are those that name it as their base',
  ],
  ['3.6.4.1', 'rooms', NAMED, 'web/booking/start/StartStep › the server draws date, party and rooms with their prices'],
  [
    '3.6.4.2',
    'who fits into a room',
    NAMED,
    'domain/booking/availability/capacity › with the minimum of each group',
    'domain/booking/availability/capacity › with each range full',
  ],
  ['3.6.5.1', 'family packages', NAMED, 'domain/booking/price/price › a family package once'],
  [
    '3.6.5.2',
    'which family a package is for',
    NAMED,
    'domain/booking/rooms/familyPackage › that matches each maximum',
    'domain/booking/rooms/familyPackage › that fills the range',
  ],
  [
    '3.6.6.1',
    'personal extras are for age groups',
    NAMED,
    'domain/booking/extras/addons › at most for the allowed age groups',
  ],
  [
    '3.6.6.2',
    'extras of the group have a service for each age group',
    NAMED,
    'domain/booking/extras/addons › is valid only with every service number',
  ],
  [
    '3.6.6.3',
    'extras are charged once, or by night',
    NAMED,
    'domain/booking/price/price › an extra by night for six nights',
  ],
  [
    '3.6.6.4',
    'extras may be prescribed',
    NAMED,
    'domain/booking/extras/addons › is booked for everybody it is prescribed for, whatever is left, and cannot be given up',
  ],
  ['3.6.7', 'rules and their checks', NAMED, 'domain/booking/rules/rules › fail when one of two checks fails'],
  ['3.6.8', 'extensions of the variant', NAMED],
  ['3.6.9', 'personal discounts', NAMED, 'domain/booking/extras/discounts › for those the rules match'],

  // Contingents
  [
    '3.7.1',
    'what is left of packages',
    NAMED,
    'domain/catalogue/contingents › what is left is found by the number of package and service',
  ],
  [
    '3.7.2',
    'what is left of services',
    NAMED,
    'domain/catalogue/contingents › what is left is found by the number of package and service',
  ],

  // Booking
  ['3.8.1.1', 'bookkeeping', SENT, MISSED, NEW],
  [
    '3.8.1.2',
    'pricing and dates',
    SENT,
    MISSED,
    'domain/booking/wireState › has the times at which the answers came',
    'domain/booking/wire/payload › carries the variant as loaded without its dates, and of the dates the chosen one alone',
  ],
  ['3.8.1.3', 'people', SENT, MISSED, 'domain/booking/wire/payload › has room, stops, insurance and passport'],
  [
    '3.8.1.4',
    'selections',
    SENT,
    MISSED,
    'domain/booking/wire/payload › the selections name things with their numbers',
  ],
  [
    '3.8.1.5',
    'extension and contingents',
    SENT,
    MISSED,
    'domain/booking/wireState › has what is left on the chosen departure, and nothing of another one',
    'domain/booking/wire/payload › an extension is the one of its date that was chosen, with the date before and the mapped rooms',
  ],
  [
    '3.8.1.6',
    'summary',
    SENT,
    MISSED,
    'domain/booking/wireState › has the summary as it was loaded, and tells while it is on its way',
  ],
  [
    '3.8.1.7',
    'options and consents',
    SENT,
    MISSED,
    'domain/booking/wire/payload › each traveller has answers of their own, empty where nothing was asked',
  ],
  ['3.8.1.8', 'payment', SENT, MISSED, 'domain/booking/wireState › has payment and submission as they stand'],
  ['3.8.1.9', 'submission', SENT, MISSED, 'domain/booking/wireState › has payment and submission as they stand'],
  [
    '3.8.1.10',
    'copied configuration',
    SENT,
    MISSED,
    'domain/booking/wireState › has the settings it was made with',
    'domain/booking/wireState › names the tenant where the platform tells nothing about it',
  ],
  [
    '3.8.2',
    'who is billed',
    SENT,
    'domain/booking/wire/payload › who is billed is the marked traveller, else the separate address',
  ],
  ['3.8.3.1', 'rooms by quantity', SENT, 'domain/booking/wire/payload › the selections name things with their numbers'],
  [
    '3.8.3.2',
    'extras of rooms name room or package',
    SENT,
    'domain/booking/wire/payload › the selections name things with their numbers',
  ],
  [
    '3.8.3.3',
    'extras by quantity, and whether they are prescribed',
    SENT,
    'domain/booking/wire/payload › the selections name things with their numbers',
  ],
  [
    '3.8.3.4',
    'personal discounts',
    SENT,
    'domain/booking/wire/payload › the selections name things with their numbers',
  ],
  [
    '3.8.3.5',
    'the early-booking discount',
    SENT,
    'domain/booking/wire/payload › the selections name things with their numbers',
  ],
  [
    '3.8.3.6',
    'data packages',
    SENT,
    'domain/booking/wireState › has data packages with their price',
    'domain/booking/wire/selections › of the data packages those are sent that were chosen, with number, code, name and price',
  ],
  [
    '3.8.4',
    'documents are printed or electronic, the latter without a choice',
    'domain/booking/wire/payload › documents chosen in $documents where they are offered ($isAvailable) go out as $sent',
    'domain/booking/draft/newDraft › without a choice documents come electronically and the booking is paid by invoice',
  ],
  [
    '3.8.5',
    'the newsletter is ticked, nothing else',
    'domain/booking/draft/newDraft › nobody has agreed to terms or compensation beforehand; the newsletter is ticked',
  ],
  [
    '3.8.6',
    'the stops at the destination',
    'domain/booking/boarding/busStops › the stops at the destination are derived from the last node out and the first node back',
  ],
  [
    '3.8.7',
    'invoice without a choice',
    'domain/booking/draft/newDraft › without a choice documents come electronically and the booking is paid by invoice',
  ],

  // Traveller
  ['3.9.1', 'contact', SENT, 'web/booking/personalData/personalDataShape › complete people are let through'],
  [
    '3.9.2.1',
    'the first traveller is billed',
    'domain/booking/people/people › bills the first traveller, the others share the first one’s address',
  ],
  ['3.9.2.2', 'nationality', SENT],
  [
    '3.9.2.3',
    'the others share the first one’s address',
    'domain/booking/people/people › bills the first traveller, the others share the first one’s address',
    'domain/booking/wire/payload › who lives with the first one has that address',
  ],
  [
    '3.9.2.4',
    'MR, name and birthday',
    'domain/booking/draft/newDraft › people are addressed as MR until they say otherwise',
  ],
  ['3.9.2.5', 'age group and ages', 'domain/booking/wire/payload › has ages at start and end and the age group'],
  [
    '3.9.3',
    'choices',
    SENT,
    'domain/booking/wire/payload › has room, stops, insurance and passport',
    'domain/booking/wire/choices › name of the group’s extras those that were chosen',
    'domain/booking/wire/choices › goes with the room that the traveller’s own is mapped to',
  ],
  [
    '3.9.4',
    'passport',
    'domain/booking/wire/payload › has room, stops, insurance and passport',
    'domain/booking/people/passport › that was not given lacks everything',
  ],

  // Baby
  [
    '3.10.1',
    'a traveller on the baby package, MR',
    'domain/booking/wire/payload › a baby is a traveller on the baby package, addressed as MR',
  ],

  // Bus stop item
  [
    '3.11.1',
    'time and name',
    'domain/booking/boarding/busStops › a stop at $time with surcharge $surcharge reads «$withPrice»',
  ],
  [
    '3.11.2',
    'with its surcharge',
    'domain/booking/boarding/busStops › a stop at $time with surcharge $surcharge reads «$withPrice»',
  ],
  [
    '3.11.3',
    'numbers and surcharge are sent',
    'domain/booking/wireState › has for a free stop the surcharge too',
    SENT,
  ],
  [
    '3.11.4',
    'the surcharge of the stop, else of the station',
    'domain/catalogue/catalogue › takes the surcharge of the stop where it is above 0, else of the station, and leaves out a stop without station',
  ],

  // Insurance option, eSIM service
  [
    '3.12.1',
    'an insurance with its price as written',
    'domain/booking/wire/payload › an insurance has the price as the platform writes it',
    'domain/booking/insurance/readSummary › keeps the price as the platform wrote it, and has none where it wrote none',
  ],
  ['3.13.1', 'a data package with its price', 'domain/booking/wireState › has data packages with their price'],

  // Price summary
  [
    '3.14.1',
    'insurances of the whole booking',
    'domain/booking/insurance/readSummary › gives the insurances of booking and travellers with prices in centimes',
  ],
  [
    '3.14.2',
    'insurances of each traveller',
    'domain/booking/insurance/readSummary › gives the insurances of booking and travellers with prices in centimes',
  ],
  [
    '3.14.3',
    'the choice to have none',
    'domain/booking/insurance/readSummary › takes having no insurance as free where no price is stated',
    'domain/booking/insurance/readSummary › is there where the platform’s option has empty numbers',
  ],
  ['3.14.4', 'names of services', 'domain/booking/insurance/readSummary › names services by their number'],
  [
    '3.14.5',
    'whatever else is there does no harm',
    'domain/booking/insurance/readSummary › is the same with more than is known',
  ],

  // Travel filter result
  ['3.15.1', 'success and counts', NAMED, 'web/travel/counts › the list tells how many travels it has: %s'],
  [
    '3.15.2',
    'travels with all that is told of them',
    NAMED,
    'web/travel/cards › says who guides, where it is told',
    'web/travel/cards › a travel of the list › has a picture that says %s',
  ],
  [
    '3.15.3',
    'filters with their options',
    NAMED,
    'web/travel/filter/TravelFilterForm › each value shows its travels; one without any is closed, unless it is chosen',
  ],

  // BestsellerTravel
  ...(['name, price and days', 'dates', 'accommodations', 'guides', 'highlights', 'picture'] as const).map(
    (promise, index): Row => [
      ...([`3.16.${index + 1}`, promise] as const),
      ...[
        NAMED,
        'web/travel/cards › shows name, price, dates, accommodations, guides, highlights and picture on its card, all of them',
      ],
    ],
  ),

  // Application state
  [
    '3.17.1.1',
    'bookings',
    'state/storage › comes back in another visit',
    'browser/draft › the state is kept under the key «redux»',
  ],
  [
    '3.17.1.2',
    'the filter stands in the address and its answer in the cache',
    'domain/travels/filter › comes back from its address unchanged',
    'web/graph/ask › what is good for a minute › is asked for anew after it',
  ],
  [
    '3.17.1.3',
    'bestsellers with timestamp',
    'domain/travels/bestsellers › the timestamp of an answer is the start of its day in seconds',
    'domain/travels/bestsellers › shows that it loads, with the list of yesterday in sight',
  ],

  // Tenant theme and configuration
  ['3.18.1', 'no data packages', 'tenant/config › the operator sells no data packages'],
  ['3.18.2', 'boarding in the summary', 'tenant/config › the summary of a booking shows where one gets on'],
  [
    '3.18.3',
    'three colours',
    'web/frame/SiteFrame › the colours of the tenant stand over those of the tokens',
    'tenant/shades › with any colours that are accepted every text is readable on every ground',
  ],
  [
    '3.18.4',
    'codes in squares with a sign',
    'tenant/config › codes for phones are drawn in squares with square eyes',
    'web/booking/handOver/BrandQrCode › a code is drawn in squares of the primary colour, with the sign of the operator in its middle',
  ],
  ['3.18.5', 'four filters', 'tenant/config › travels are filtered by destination, month, kind and text'],
  [
    '3.18.6',
    'marker and colour of the map',
    'tenant/readTenant › map.routeColor = %j is refused in one line that says what is allowed',
    'browser/publicPages › the map comes when it is near, in German, with a ground of its own',
  ],
  [
    '3.18.7',
    'durations in days',
    'tenant/config › how long a travel takes is told in days',
    'web/travel/cards › cards tell the duration as the tenant does',
  ],
]
