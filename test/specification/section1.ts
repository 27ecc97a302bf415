import type { Row } from './row.ts'

/** Section 1, What the product does and for whom. */
export const section1: readonly Row[] = [
  [
    '1.1.1',
    'pages for everybody, in Swiss German, with prices in CHF or EUR',
    'browser/publicPages › every page has the head of the specification',
    'web/text/messages › texts are written the Swiss way, without sharp s and with guillemets',
    'domain/money › an amount in euros says so',
  ],

  // Visitors can
  [
    '1.1.2.1',
    'travels are found by destination, type, month and text',
    'web/travel/filter/TravelFilterForm › a tenant with all inputs has the text and the three filters',
    'browser/travelList › the list follows the keys, a late answer to fewer letters changes nothing, and Back leads to where the typing began',
  ],
  [
    '1.1.2.2',
    'bestsellers are put forward',
    'web/travel/cards › shows name, price, dates, accommodations, guides, highlights and picture on its card, all of them',
    'browser/publicPages › the home page shows no travel twice: its poster is the first of those often booked, and leads there',
  ],
  [
    '1.1.2.3',
    'a travel has a page from which it is booked',
    'browser/publicPages › the first screen of a travel, $width wide, holds poster, name, facts, price and the way to book',
  ],
  [
    '1.1.2.4',
    'pages of the CMS can be read',
    'browser/withoutScript › without script a content page is whole',
    'web/content/contentPage › a page stands below its category, by its slug or else by its id',
  ],
  [
    '1.1.2.5',
    'a travel is booked in steps',
    'browser/invoiceBooking › a visitor finds a tour, books it to the end, and the booking outlives a power cut',
  ],

  // In the booking funnel
  [
    '1.1.3.1',
    'variant, date and extension are chosen',
    'browser/publicPages › a departure of another variant opens the booking with variant and date chosen',
    'browser/keyboardJourneys › an extension is taken by keyboard, and its days are booked',
    'web/booking/start/StartStep › an extension date whose departure cannot be chosen stands among the dates, and is the one preselected where nothing else is',
  ],
  [
    '1.1.3.2',
    'adults, children and babies come along',
    'domain/booking/people/people › puts adults first and gives each an age group',
    'browser/keyboard › a child, its room and the calendar are chosen by keyboard',
  ],
  [
    '1.1.3.3',
    'rooms or a family package are chosen',
    'web/booking/start/StartStep › two see each room with its total, more see proposals with who sleeps where',
    'browser/keyboardJourneys › in a narrow window a family with a baby books the family package by keyboard',
  ],
  [
    '1.1.3.4',
    'extras and discounts are chosen',
    'web/booking/services/ServicesStep › extras are drawn by what they are for, prescribed ones with the reason',
    'web/booking/services/ServicesStep › is counted for discounts as well',
  ],
  [
    '1.1.3.5',
    'travellers and the bill have names and addresses',
    'web/booking/personalData/PersonalDataStep › everybody is asked for a name, only the billed person for e-mail, phone and address',
  ],
  [
    '1.1.3.6',
    'stops, insurance, data packages, documents and compensation are chosen',
    'web/booking/additionalServices/AdditionalServicesStep › shows each stop with its time and what it costs more',
    'web/booking/additionalServices/AdditionalServicesStep › nothing is chosen beforehand, and none is a full choice',
    'web/booking/additionalServices/AdditionalServicesStep › documents and compensation are offered with their prices, the compensation unticked',
    'web/booking/additionalServices/AdditionalServicesStep › data packages are sold by a tenant that has them, and by no other',
  ],
  [
    '1.1.3.7',
    'one pays by invoice or online, accepts the terms and submits',
    'web/booking/payment/PaymentStep › are invoice and online where there is a payment page',
    'domain/booking/funnel/submission › not while terms are not accepted',
    'browser/onlinePayment › a booking paid online ends in the confirmation as paid',
  ],

  [
    '1.1.4',
    'prices, dates and codes are read from the back office under its German names',
    'domain/catalogue/catalogue › has prices in centimes, and null for what is no price',
    'domain/catalogue/backOffice.property › reading the JSON of a date never throws, whatever came instead of it',
  ],
  [
    '1.1.5',
    'page views and searches, recordings and conversions are reported',
    'browser/tracking › each page is counted once, with its address, title and the page before; a search with its text; nothing leaves the site',
    'browser/tracking › who consents is told of with the way they came, for 30 days; who takes it back is not, at once',
    'browser/tracking › a booking is followed from start to success, once each, the booker by number; no name, address or word of it is told',
  ],
]
