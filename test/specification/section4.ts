import type { Row } from './row.ts'

/** Section 4, States and transitions. */
export const section4: readonly Row[] = [
  // Booking lifecycle
  [
    '4.1.1',
    'a travel has one booking of version 2.2.0; one of another version begins anew',
    'domain/booking/stored/storedDraft › with another version is not read',
    'domain/booking/stored/storedDraft › come back by travel with their identity',
    'state/storage › is left aside without a word when it is of another version',
  ],
  [
    '4.1.2',
    'a new booking stands at step -1',
    'domain/booking/draft/newDraft › a new booking stands before the first step, with no event sent and no time noted',
  ],
  [
    '4.1.3',
    'a step that is entered notes the time and tells its event once',
    'domain/booking/funnel/navigation › notes step and time and sends its event once per booking',
  ],
  [
    '4.1.4',
    'a reset forgets every stored booking',
    'state/resumptions › all bookings are taken off both storages and leave the rest alone; they can be put back beside what was begun since',
  ],

  // Loading the travel
  [
    '4.2.1',
    'travel data is good for 30 seconds and is then asked for again with the statuses',
    'web/graph/answerTimes › travel and pricing data are good for 30 seconds, contingents for 60',
    'web/graph/answerTimes › an answer that is good for $lifetime seconds is after $milliseconds milliseconds: $isGood',
  ],
  [
    '4.2.2',
    'default status and waitlist fallback are those loaded last',
    'domain/catalogue/catalogue › hold the default status and the default waitlist fallback',
  ],
  [
    '4.2.3',
    'the status is found anew, unless the visitor is switched to the fallback',
    'domain/booking/draft/chosen › follows what is loaded anew',
    'domain/booking/draft/chosen › stays the waitlist fallback whatever is loaded anew, while the visitor is switched to it',
  ],

  // Availability status resolution
  ['4.3.1', 'first counts the status of the date', 'domain/catalogue/availability › is its own first'],
  ['4.3.2', 'then the status of the travel', 'domain/catalogue/availability › is the travel’s where it has none'],
  ['4.3.3', 'then the default status', 'domain/catalogue/availability › is the default where the travel has none'],
  ['4.3.4', 'at last BOOKABLE', 'domain/catalogue/availability › is BOOKABLE where there is no default'],

  // Waitlist fallback
  [
    '4.4.1',
    'switched on, the fallback is the status',
    'domain/booking/commands/dates › becomes the status and keeps the selections',
    'domain/catalogue/availability › the waitlist fallback is the status marked so, or none',
  ],
  [
    '4.4.2',
    'switched off, nothing is selected any more and the status is found anew',
    'domain/booking/commands/dates › is left with all selections reset',
  ],
  [
    '4.4.3',
    'what one can switch to is the other of the two, in the words of the tenant',
    'domain/booking/commands/dates › is offered to switch to, and the initial status once switched',
    'domain/catalogue/availability › the texts of a status are those of the tenant, the label falls back to the operator’s',
    'web/booking/start/StartStep › the status one can change over to is offered with its info and the words of its button, the other way round once changed',
  ],

  // Dates of a pricing travel
  [
    '4.5.1',
    'a date starts after today',
    'domain/catalogue/saleDates › when it starts tomorrow',
    'domain/catalogue/saleDates › not when it starts today',
    'state/clock › no longer sells what starts on the new day, and says so',
  ],
  ['4.5.2', 'onlinebuchung NEIN takes a date away', 'domain/catalogue/saleDates › not when online booking says NEIN'],
  [
    '4.5.3',
    'an extension date has an extension and a base date',
    'domain/catalogue/saleDates › not as an extension date without base date',
    'domain/catalogue/saleDates › not as an extension date without extensions',
  ],
  [
    '4.5.4',
    'each extension is a date of its own',
    'domain/catalogue/saleDates › once for each of its extensions',
    'domain/catalogue/availability › are each extension date as well whose departure %s',
    'web/booking/start/StartStep › an extension date whose departure cannot be chosen stands among the dates, and is the one preselected where nothing else is',
  ],
  [
    '4.5.5',
    'an extension maps every accommodation',
    'domain/catalogue/saleDates › with an extension that maps every room',
    'domain/catalogue/saleDates › not with an extension that leaves a room unmapped',
    'domain/catalogue/saleDates › not with an extension whose room of the map is empty',
  ],
  [
    '4.5.6.1',
    'another variant resets the selections',
    'domain/booking/commands/dates › begins with its first date that is not CLOSED and without selections',
    'domain/booking/draft/selections › a reset of the selections leaves people and consents, and nothing else that was chosen',
  ],
  [
    '4.5.6.2',
    'another variant begins with its first coming date that is not CLOSED',
    'domain/booking/availability/standing › is the first that is neither CLOSED nor sold out',
    'domain/booking/availability/standing › is one that is sold out where there is no other, and none where all are CLOSED',
  ],
  [
    '4.5.7',
    'pricing data is good for 30 seconds',
    'web/graph/answerTimes › travel and pricing data are good for 30 seconds, contingents for 60',
    'web/graph/answerTimes › an answer that is good for $lifetime seconds is after $milliseconds milliseconds: $isGood',
  ],

  // Setting a travel date
  [
    '4.6.1',
    'another date resets selections and extension',
    'domain/booking/commands/dates › resets selections, stops, insurances and the count of failures',
    'domain/booking/commands/dates › gives up an extension',
    'domain/booking/commands/dates › with extension stands for itself where its departure is CLOSED',
    'domain/booking/commands/dates › that is the departure of the chosen extension is its downgrade, which keeps the rooms',
  ],
  [
    '4.6.2',
    'contingents of the date before count no more',
    'domain/booking/availability/contingents › are 999 while they are known for another date only',
  ],
  [
    '4.6.3',
    'failures of the summary are forgotten',
    'domain/booking/commands/dates › resets selections, stops, insurances and the count of failures',
  ],
  ['4.6.4', 'the status is found anew', 'domain/booking/draft/chosen › is that of the date chosen last'],
  [
    '4.6.5.1',
    'travellers get off at the last node out',
    'domain/booking/boarding/busStops › the stops at the destination are derived from the last node out and the first node back',
    'domain/booking/wire/payload › names travel, variant, date and status',
  ],
  [
    '4.6.5.2',
    'travellers get on at the first node back',
    'domain/booking/boarding/busStops › the stops at the destination are derived from the last node out and the first node back',
    'domain/booking/wire/payload › names travel, variant, date and status',
  ],

  // Extension upgrade and downgrade
  [
    '4.7.1',
    'an upgrade remembers the date before, and old contingents count no more',
    'domain/booking/dates/extension › remembers the date before and keeps the rooms',
    'domain/booking/availability/contingents › are 999 while they are known for another date only',
  ],
  [
    '4.7.2',
    'from one extension to another leads the way over the base date',
    'domain/booking/dates/extension › from another extension remembers the departure, not the extension',
  ],
  [
    '4.7.3',
    'a downgrade leads back to the remembered date',
    'domain/booking/dates/extension › is taken back by going to the remembered date',
  ],

  // Contingents
  [
    '4.8.1',
    'contingents are good for 60 seconds, and asked for with variant and date',
    'web/graph/answerTimes › an answer that is good for $lifetime seconds is after $milliseconds milliseconds: $isGood',
    'browser/hydration › the first step of the funnel is taken over without a warning, and asks for what is left only',
  ],

  // Entering people
  [
    '4.9.1.1',
    'the first traveller is billed',
    'domain/booking/people/people › bills the first traveller, the others share the first one’s address',
    'domain/booking/people/people › resets the selections',
  ],
  [
    '4.9.1.2',
    'the others live with the first',
    'domain/booking/people/people › bills the first traveller, the others share the first one’s address',
  ],
  [
    '4.9.1.3',
    'travellers stand by age group',
    'domain/booking/people/people › puts older age groups first, and who is billed now takes the shared address along',
    'domain/booking/people/people › puts adults first and gives each an age group',
  ],
  [
    '4.9.2',
    'children come after the adults, in the group of their age at the end',
    'domain/booking/people/people › puts adults first and gives each an age group',
    'domain/booking/rules/ages › a child’s group is that of its age at the end',
  ],
  [
    '4.9.3',
    'a baby travels on the baby package',
    'domain/booking/wire/payload › a baby is a traveller on the baby package, addressed as MR',
  ],

  // Minor billing address
  [
    '4.10.1.1',
    'who is billed and under 18 loses the mark',
    'domain/booking/people/people › the day before the 18th birthday: the mark goes and a billing address is forced',
  ],
  [
    '4.10.1.2',
    'another address must then be billed',
    'domain/booking/people/people › the day before the 18th birthday: the mark goes and a billing address is forced',
  ],
  [
    '4.10.2',
    'a birthday of 18 years or more takes the force away',
    'domain/booking/people/people › on the 18th birthday nothing is forced',
    'domain/booking/people/people › the force ends when the birthday is corrected',
  ],
  [
    '4.10.3',
    'one traveller is billed, no second one',
    'domain/booking/people/people › marking one traveller as billed unmarks all others',
    'domain/booking/people/people › a separate billing address unmarks the travellers',
  ],

  // Setting accommodations
  [
    '4.11.1',
    'beds are given anew',
    'domain/booking/rooms/sharing › share in their order again where the pairs no longer fill the rooms, or rooms are chosen anew',
  ],
  [
    '4.11.2.1',
    'single places are sold one by one',
    'domain/booking/availability/capacity › three double rooms are $places places in $rooms rooms when partial occupancy is $partialOccupancyAllowed',
    'domain/booking/availability/allocation › to no one the room has no place for',
  ],
  [
    '4.11.2.2',
    'whole rooms are sold by their capacity',
    'domain/booking/availability/capacity › three double rooms are $places places in $rooms rooms when partial occupancy is $partialOccupancyAllowed',
    'domain/booking/rooms/rooms › leaves those without a place without a bed',
  ],
  [
    '4.11.3',
    'room extras are no more than rooms, and go with them',
    'domain/booking/extras/addons › is capped at the rooms, and shrinks and goes with them',
  ],
  [
    '4.11.4',
    'what is prescribed or capped follows the rooms',
    'domain/booking/settle › what is prescribed for those who sleep in them',
    'domain/booking/settle › the cap of extras whose rules look at rooms',
    'domain/booking/settle › discounts that are prescribed for those who sleep in them',
  ],
  [
    '4.11.5',
    'the early-booking discount follows the booking',
    'domain/booking/extras/bargain › is one for each traveller',
  ],

  // Family package
  [
    '4.12.1.1',
    'the package stands with traveller 0',
    'domain/booking/rooms/familyPackage › assigns it to traveller 0 and its room to everybody',
  ],
  [
    '4.12.1.2',
    'its room is everybody’s',
    'domain/booking/rooms/familyPackage › assigns it to traveller 0 and its room to everybody',
  ],
  [
    '4.12.1.3',
    'everybody is a member',
    'domain/booking/rooms/familyPackage › assigns it to traveller 0 and its room to everybody',
  ],
  [
    '4.12.2',
    'without the package its room extras go',
    'domain/booking/rooms/familyPackage › removes its room extras, of which there is one at most',
  ],

  // Price summary
  [
    '4.13.1',
    'a change of what is selected makes the summary stale',
    'domain/booking/draft/selections › a summary was asked for another selection',
    'domain/booking/settle › goes with a change of a selection in step %i',
  ],
  [
    '4.13.2',
    'what is prescribed makes it stale before step 2 only',
    'domain/booking/settle › goes with prescribed extras before step 2 only',
    'domain/booking/draft/selections › a summary was asked for the same selection',
  ],
  [
    '4.13.3',
    'it is loaded when it is absent',
    'domain/booking/insurance/insurance › when it is absent and everybody has a bed',
    'domain/booking/price/platformTotal › is asked for once more where the price is agreed to, and the booking waits for it',
  ],
  [
    '4.13.4',
    'while it loads there is none',
    'web/booking/additionalServices/AdditionalServicesStep › loads, and says so when it cannot',
  ],
  [
    '4.13.5',
    'each failure is counted',
    'domain/booking/insurance/insurance › each failure to load the summary is counted',
  ],
  [
    '4.13.6',
    'an answer clears the count and prunes the insurances of travellers',
    'domain/booking/insurance/insurance › removes insurances that are no longer offered and clears the count of failures',
  ],

  // Insurance
  [
    '4.14.1',
    'a family insurance clears the personal ones',
    'domain/booking/insurance/insurance › clears all personal insurances',
  ],
  [
    '4.14.2',
    'a personal insurance clears the family’s',
    'domain/booking/insurance/insurance › clears the family insurance',
  ],

  // Bus stop selection
  [
    '4.15.1',
    'a stop is chosen for all, or for one',
    'domain/booking/commands/boarding › without a traveller counts for all',
    'domain/booking/commands/boarding › for one traveller leaves the others alone',
  ],
  [
    '4.15.2',
    'the same station for all is a group, else it is one by one',
    'domain/booking/boarding/busStops › stops $stops make the selection $type',
  ],

  // Submission
  [
    '4.16.1',
    'marketing information forgets how the last submit went',
    'domain/booking/funnel/submission › marketing information resets the outcome of an earlier submit but no placed booking',
  ],
  [
    '4.16.2',
    'a submit under way is the only one',
    'domain/booking/funnel/submission › writes the submission id first and is ignored while in progress',
  ],
  [
    '4.16.3',
    'booking and order number are kept on success only',
    'domain/booking/funnel/submission › ends with booking and order number',
    'domain/booking/funnel/submission › ends without numbers when it is refused, and the next attempt has an id of its own',
  ],
  [
    '4.16.4',
    'analytics learns who booked, by id, gender, year of birth and country',
    'domain/tracking/identity › a booker addressed as $salutation is told as $gender',
    'domain/tracking/identity › a booker without birthday has no birth year',
    'browser/tracking › a booking is followed from start to success, once each, the booker by number; no name, address or word of it is told',
  ],

  // Online payment initialisation
  ['4.17.1', 'a payment is started once at a time', 'domain/booking/payment/onlinePayment › starts once at a time'],
  ['4.17.2', 'while it starts it is initializing', 'domain/booking/payment/onlinePayment › starts once at a time'],
  [
    '4.17.3',
    'started, it has a transaction, which is empty after a failure',
    'domain/booking/payment/onlinePayment › ends with the transaction, or with an empty one when it failed and can be started again',
  ],
  [
    '4.17.4',
    'the payment page takes over and leads back',
    'browser/onlinePayment › a booking paid online ends in the confirmation as paid',
    'browser/onlinePayment › a cancelled payment keeps the booking, and it can be paid after all',
  ],

  // Fatal error
  [
    '4.18.1',
    'what makes the booking impossible is noted and told',
    'domain/booking/funnel/activity › a fatal error is noted and told once',
  ],
  ['4.18.2', 'it blocks the submit until it is over', 'domain/booking/funnel/submission › not while it cannot go on'],

  // Travel filter
  [
    '4.19.1',
    'nothing is filtered to begin with',
    'domain/travels/filter › nothing is filtered to begin with, and after a reset',
  ],
  [
    '4.19.2',
    'each way to a filter asks the platform for it',
    'domain/travels/filter › a request names all three filters, selected or not',
    'web/graph/ask › what is good for a minute › is asked for anew after it',
    'browser/withoutScript › without script the list is whole and its filter works',
  ],
  [
    '4.19.3',
    'a reset clears text and values',
    'domain/travels/filter › nothing is filtered to begin with, and after a reset',
  ],
  [
    '4.19.4',
    'the address follows the filter',
    'domain/travels/filter › joins values with an encoded pipe and leaves empty filters out',
    'browser/withoutScript › without script the list is whole and its filter works',
  ],
  [
    '4.19.5',
    'travels stand by start',
    'domain/travels/filter › travels are sorted by start date, those without one last',
  ],
  [
    '4.19.6',
    'a travel shows its earliest coming date without extension, where it showed its first',
    'domain/travels/datesInView › the displayed days move on to the earliest upcoming date without extension',
    'domain/travels/datesInView › displayed days that are not those of the first date stay',
  ],

  // Bestsellers
  [
    '4.20.1',
    'a request shows that it loads',
    'domain/travels/bestsellers › shows that it loads, with the list of yesterday in sight',
  ],
  [
    '4.20.2',
    'an answer replaces the list and notes the day',
    'domain/travels/bestsellers › ends with the list of the answer in place of the one before',
    'domain/travels/bestsellers › the timestamp of an answer is the start of its day in seconds',
  ],
  [
    '4.20.3',
    'they are asked for at most once a day',
    'domain/travels/bestsellers › an answer of today is good until midnight',
    'server/proxy/dailyAnswers › the platform is asked for bestsellers once a calendar day for all visitors',
  ],
  [
    '4.20.4',
    'a failure keeps the list there is',
    'domain/travels/bestsellers › ends with the list of yesterday when it fails, so that the next page asks again',
  ],

  // State persistence
  [
    '4.21.1',
    'with the flag at 1 the state is kept under «redux» and comes back',
    'state/storage › comes back in another visit',
    'browser/draft › the state is kept under the key «redux»',
    'server/config/config › every variable arrives',
  ],
  [
    '4.21.2',
    'the filter does not come back',
    'state/storage › holds no filter, and one that was kept there is not restored',
  ],
  [
    '4.21.3',
    'what cannot be read or written is left aside',
    'state/storage › is left aside without a word when it is %s',
    'state/storage › loses nothing but the copy when the device refuses to store',
  ],
]
