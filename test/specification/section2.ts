import type { Row } from './row.ts'

const HEAD = 'browser/publicPages › every page has the head of the specification'
const STEPS =
  'domain/booking/funnel/navigation › the steps stand in the order of their numbers, each with its own path and event'

/** Section 2, Screens and routes. */
export const section2: readonly Row[] = [
  // Every page
  ['2.1.1.1', 'the viewport is that of the device', HEAD],
  ['2.1.1.2', 'icons of every size', HEAD],
  ['2.1.1.3', 'a web manifest', HEAD],
  ['2.1.1.4', 'tile and theme are white', HEAD],
  [
    '2.1.1.5',
    'the operator is named, in the title behind the page',
    HEAD,
    'web/site/pageMeta › a page is called by its name and the operator, home by the operator alone',
  ],
  ['2.1.1.6', 'og: de_CH, a website', HEAD],
  [
    '2.1.1.7',
    'shared links have a large picture',
    HEAD,
    'browser/publicPages › a travel is shared with a picture of 1200 by 630 that is there',
  ],
  [
    '2.1.2',
    'contact, social links and categories stand on every page',
    'web/frame/SiteFrame › header and footer are those of the tenant, nothing of another one shows',
    'web/site/platformContact › phone and e-mail are those of the platform',
    'web/content/contentPage › beside a page stand those of its category that are online',
  ],
  [
    '2.1.3',
    'each change of page is one page view',
    'browser/tracking › each page is counted once, with its address, title and the page before; a search with its text; nothing leaves the site',
    'web/tracking/hits › a visit is sent once its page has stood for half a second',
  ],
  [
    '2.1.4',
    'a search is told as a search, never as a page view',
    'domain/tracking/pageView › a visit of %s is a site search: %s',
    'web/tracking/hits › $path is a search for $search',
    'server/analytics/analytics › a search for «%s» is told as one for %s: an empty keyword would be counted as a page view',
  ],

  // Travel list / search page with filter
  [
    '2.2.1',
    'four filters, each switched on by the tenant',
    'web/travel/filter/TravelFilterForm › a tenant with the inputs %j has the fields %j and no other',
    'domain/travels/filter › a tenant without an input does not filter by it',
  ],
  [
    '2.2.2.1',
    'values of one parameter are joined by an encoded pipe',
    'domain/travels/filter › reads several values of one parameter, joined with a pipe',
    'domain/travels/filter › joins values with an encoded pipe and leaves empty filters out',
    'domain/travels/filter › keeps a pipe within a value apart from the pipes between values',
  ],
  [
    '2.2.2.2',
    'an address with a filter asks for it',
    'domain/travels/filter › comes back from its address unchanged',
    'browser/withoutScript › without script the list is whole and its filter works',
    'browser/travelList › whatever an address says, it is answered with a list that makes sense',
  ],
  [
    '2.2.2.3',
    'the address follows the filter',
    'browser/travelList › the list follows the keys, a late answer to fewer letters changes nothing, and Back leads to where the typing began',
    'browser/travelList › on a phone the filters open in a sheet, two quick ticks both count, and the button tells how many travels',
    'web/travel/filter/TravelFilterForm › what is chosen can be taken away, one by one or all at once',
  ],
  [
    '2.2.3.1',
    'travels stand by start date, in a list of a month by the first in it',
    'domain/travels/filter › travels are sorted by start date, those without one last',
    'domain/travels/datesInView › months in view alone count for days, state and price',
  ],
  ['2.2.3.2', 'both counts are shown', 'web/travel/counts › the list tells how many travels it has: %s'],
  [
    '2.2.3.3',
    'options have label, value and count',
    'web/travel/filter/TravelFilterForm › each value shows its travels; one without any is closed, unless it is chosen',
  ],
  [
    '2.2.4',
    'search pages take the text from q',
    'domain/travels/filter › reads the text of a search page from q',
    'browser/publicPages › /recherche?q=wandern can be seen, and search engines leave it aside',
  ],
  [
    '2.2.5',
    'search pages are the list under another address',
    'browser/publicPages › search engines read the operator and the search on the home page',
    'domain/travels/filter › reads the text of a search page from q',
  ],

  // Bestseller travels
  [
    '2.3.1',
    'name, price, dates, accommodations, guides, highlights and picture, all of them on every screen',
    'web/travel/cards › shows name, price, dates, accommodations, guides, highlights and picture on its card, all of them',
    'web/travel/cards › shows name, price, dates, accommodations, guides, highlights and picture at the top of home, all of them',
    'web/travel/cards › hides nothing of it on phones and cuts no line',
  ],
  [
    '2.3.2',
    'they stand on the home page',
    'browser/publicPages › the home page shows no travel twice: its poster is the first of those often booked, and leads there',
  ],

  // Travel page
  [
    '2.4.1',
    'the page of a travel is where its booking begins',
    'browser/publicPages › the first screen of a travel, $width wide, holds poster, name, facts, price and the way to book',
    'domain/booking/draft/newDraft › a new booking was entered from the page of the travel unless said otherwise',
  ],
  [
    '2.4.2',
    'its address has the slug; a wrong one leads to the right one',
    'browser/publicPages › /reisen/provence/alter-name answers %i, and leads to %s',
  ],

  // Booking funnel
  [
    '2.5.1.1',
    'a booking not started stands at -1',
    'domain/booking/draft/newDraft › a new booking stands before the first step, with no event sent and no time noted',
  ],
  [
    '2.5.1.2',
    '0: date, party, beds',
    STEPS,
    'domain/booking/funnel/checks › lacks nothing with date, people and beds',
    'web/booking/start/StartStep › the server draws date, party and rooms with their prices',
  ],
  [
    '2.5.1.3',
    '0.5: extension',
    STEPS,
    'web/booking/extension/ExtensionStep › an extension with the present rooms tells what it adds',
  ],
  [
    '2.5.1.4',
    '1: extras and discounts',
    STEPS,
    'web/booking/services/ServicesStep › extras are drawn by what they are for, prescribed ones with the reason',
  ],
  [
    '2.5.1.5',
    '2: people, bill, questions of the operator',
    STEPS,
    'web/booking/personalData/PersonalDataStep › everybody is asked for a name, only the billed person for e-mail, phone and address',
    'web/booking/personalData/personalDataShape › the questions of the operator must be answered in their form',
  ],
  [
    '2.5.1.6',
    '3: stops, insurance, data packages, documents, compensation',
    STEPS,
    'web/booking/additionalServices/AdditionalServicesStep › documents and compensation are offered with their prices, the compensation unticked',
    'domain/booking/funnel/checks › lack nothing when everybody has stops and an insurance',
  ],
  [
    '2.5.1.7',
    '4: payment, terms, remarks, newsletter, submit',
    STEPS,
    'web/booking/payment/PaymentStep › are invoice and online where there is a payment page',
    'domain/booking/funnel/checks › needs the summary, the terms and a price for everything',
  ],
  [
    '2.5.1.8',
    '4.5: the payment of a placed booking begins',
    STEPS,
    'domain/booking/funnel/navigation › is no online payment before the booking is placed',
    'browser/onlinePayment › a booking paid online ends in the confirmation as paid',
  ],
  [
    '2.5.2',
    'the extension step is there where there is something to upgrade to',
    'domain/booking/dates/extension › the step is shown when upgraded or when there is something to upgrade to',
    'domain/booking/funnel/navigation › leave out the extension where there is none',
  ],
  [
    '2.5.3',
    'a summary with boarding',
    'web/booking/summary/BookingSummary › the summary names travel, days, people, lines and total',
    'web/booking/summary/BookingSummary › where one gets on and off stands in the summary, unless the tenant leaves it out',
    'tenant/config › the summary of a booking shows where one gets on',
  ],
  [
    '2.5.4',
    'a duration is told in days, everywhere',
    'tenant/config › how long a travel takes is told in days',
    'web/travel/cards › cards tell the duration as the tenant does',
    'web/booking/summary/BookingSummary › the summary names travel, days, people, lines and total',
  ],
  [
    '2.5.5',
    'data packages need tenant and global record',
    'domain/booking/extras/esim › are not offered when the tenant sells none',
    'domain/booking/extras/esim › are not offered when the global record does not enable them',
  ],
  [
    '2.5.6',
    'codes are squares with the sign of the operator',
    'tenant/config › codes for phones are drawn in squares with square eyes',
    'web/booking/handOver/BrandQrCode › a code is drawn in squares of the primary colour, with the sign of the operator in its middle',
    'domain/booking/stored/handOver › carries variant, date, people and rooms to a device that knows nothing',
  ],
  [
    '2.5.7',
    'a map draws the route',
    'browser/publicPages › the map comes when it is near, in German, with a ground of its own',
    'web/map/plane › north is up, east is right, and the way back leads to the same place',
  ],
  [
    '2.5.8',
    'each step has an address, and leads back to what is missing',
    'browser/draft › the address without a step leads to the first thing that is open',
    'domain/booking/funnel/navigation › gives way to the first step that lacks something',
  ],

  // CMS content pages
  [
    '2.6.1',
    'a page stands at category and page',
    'web/content/contentPage › a page stands below its category, by its slug or else by its id',
  ],
  [
    '2.6.2.1',
    'its category is the one that lists it, else «pages»',
    'domain/content/pageLinks › the link names $promise',
    'web/content/contentPage › a page of no category stands below «pages», and a hidden one says so',
  ],
  [
    '2.6.2.2',
    'without slug its id stands in',
    'domain/content/pageLinks › the link names $promise',
    'web/content/contentPage › a page stands below its category, by its slug or else by its id',
  ],
  ['2.6.2.3', 'without CMS or page there is no link', 'domain/content/pageLinks › the link names $promise'],
  [
    '2.6.3',
    'terms and privacy policy lead to their pages, else home',
    'domain/content/pageLinks › terms and privacy policy lead home where the CMS has none or has withdrawn them',
    'web/frame/SiteFrame › the page can be skipped to by keyboard, and the legal links fall back to the home page',
    'web/booking/payment/PaymentStep › terms and privacy policy lead to the home page where the CMS has none, beside the booking',
  ],

  // Form presentation
  [
    '2.7.1',
    'controls are full width on light grey',
    'web/ui/fieldStyles › a control takes the full width on the light grey ground of its field',
  ],
  [
    '2.7.2',
    'inputs are white, with room around 1rem letters',
    'web/ui/fieldStyles › an input is white, with room around letters of 1rem and square corners',
  ],
  [
    '2.7.3',
    'outlined inputs have square corners',
    'web/ui/fieldStyles › an input is white, with room around letters of 1rem and square corners',
  ],
  [
    '2.7.4',
    'notes are small, at the bottom right',
    'web/ui/fieldStyles › hint and error stand small at the right edge',
    'web/ui/TextField › an error stands as text under the field and is tied to it',
  ],
  ['2.7.5', 'labels keep their colour', 'web/ui/fieldStyles › a label keeps the colour it inherits, in error too'],

  // Other routes
  [
    '2.8.1',
    'an address nobody knows helps on',
    'browser/publicPages › who comes for a page there is not finds the search, travels that leave next and the phone, also without script',
  ],
]
