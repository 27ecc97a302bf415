import type { Row } from './row.ts'

/** Section 5, Validation rules. */
export const section5: readonly Row[] = [
  // Ages
  [
    '5.1.1',
    'ages are whole years at start and end',
    'domain/calendar › age is counted in whole years',
    'domain/booking/rules/ages › ages at start and end differ when a birthday lies between; without birthday there is none',
  ],
  [
    '5.1.2.1',
    'who is billed is 18',
    'domain/booking/rules/ages › who turns 18 tomorrow is too young to be billed, who has no birthday yet is not',
    'domain/booking/people/personalDataChecks › must be 18 today',
  ],
  [
    '5.1.2.2',
    'who is billed was born 18 years ago today at the latest',
    'domain/booking/rules/ages › on %s who is billed was born on %s at the latest',
  ],
  [
    '5.1.3.1',
    'no adult has completed the highest age the day before the end',
    'domain/booking/rules/ages › an adult is 16 at the start, and at the end has not completed the highest age',
    'domain/booking/rules/ages › at the end on 29 February who was born on 1 March of a common year is not yet of the highest age',
    'domain/booking/people/personalDataChecks › travelling as adults must be old enough at the start and not too old at the end',
  ],
  [
    '5.1.3.2',
    'an adult has the least age at the start',
    'domain/booking/rules/ages › an adult is 16 at the start, and at the end has not completed the highest age',
    'domain/booking/people/personalDataChecks › travelling as adults must be old enough at the start and not too old at the end',
  ],
  [
    '5.1.4',
    'a child’s group takes its age at the end, both limits included',
    'domain/booking/rules/ages › a child’s group is that of its age at the end',
  ],
  ['5.1.5', 'without age group 99 is sent', 'domain/booking/wire/payload › has age group 99 when none takes the age'],

  // Passport
  [
    '5.2.1',
    'the catalogue asks for passport data',
    'domain/booking/people/passport › with $info passport data is required: $isRequired',
    'domain/booking/people/personalDataChecks › are asked of everybody, babies too, where the travel needs them',
  ],
  [
    '5.2.2',
    'catalogue or configuration take no other document',
    'domain/booking/people/passport › catalogue $value and configuration $passportOnly make a passport the only document: $isOnly',
  ],

  // Children and babies
  [
    '5.3.1',
    'children need a group of minors',
    'domain/booking/people/people › children are welcome where a group is for minors',
  ],
  [
    '5.3.2',
    'babies need a free age and a baby package',
    'domain/booking/people/people › babies are welcome where an age is free and a baby package exists',
  ],

  // Accommodations and family packages
  [
    '5.4.1',
    'a room with a place for adults is one of adults, else of minors',
    'domain/booking/availability/capacity › the capacity type of a room',
    'domain/booking/availability/capacity › a room whose adults have no place counts as MINOR',
  ],
  [
    '5.4.2.1',
    'a room needs the least number of each age group',
    'domain/booking/availability/capacity › with the minimum of each group',
    'domain/booking/availability/capacity › not with one group short of its minimum',
  ],
  [
    '5.4.2.2',
    'a room with ranges needs each of them full',
    'domain/booking/availability/capacity › with each range full',
    'domain/booking/availability/capacity › not with a range one short',
  ],
  [
    '5.4.3',
    'no room is added beside a family package, nor one that stays partly empty',
    'domain/booking/rooms/rooms › a family package is chosen',
    'domain/booking/rooms/rooms › as many as the travellers fill',
    'domain/booking/rooms/rooms › is what the others leave over',
  ],
  [
    '5.4.4',
    'a family package is for exactly its family, with or without ranges',
    'domain/booking/rooms/familyPackage › that matches each maximum',
    'domain/booking/rooms/familyPackage › not with one more',
    'domain/booking/rooms/familyPackage › not with one less',
    'domain/booking/rooms/familyPackage › that fills the range',
    'domain/booking/rooms/familyPackage › not beyond the range',
    'domain/booking/rooms/familyPackage › not above a maximum although the range is full',
  ],
  [
    '5.4.5',
    'there is one family package at most',
    'domain/booking/rooms/familyPackage › happens only while none is chosen',
  ],
  [
    '5.4.6.1',
    'nobody, or a variant not loaded, is no problem',
    'domain/booking/rooms/rooms › when nobody travels',
    'domain/booking/rooms/rooms › when the variant is not loaded',
  ],
  ['5.4.6.2', 'else some room or package applies', 'domain/booking/rooms/rooms › not when no room applies'],
  [
    '5.4.6.3',
    'one alone needs a place for one',
    'domain/booking/rooms/rooms › alone with a one-person room',
    'domain/booking/rooms/rooms › not alone without',
  ],
  [
    '5.4.6.4',
    'an even number finds beds',
    'domain/booking/rooms/rooms › by an even number',
    'domain/booking/rooms/rooms › not by an odd number without a one-person room',
  ],
  ['5.4.6.5', 'a family finds beds in its package', 'domain/booking/rooms/rooms › by an odd number as a family'],
  [
    '5.4.6.6',
    'an odd number finds beds with a one-person room',
    'domain/booking/rooms/rooms › by an odd number with a one-person room',
  ],

  // Add-on and discount rules
  [
    '5.5.1.1',
    'rules look at the day of booking',
    'domain/booking/rules/rules › pass on the first day of booking',
    'domain/booking/rules/rules › fail before it',
    'domain/booking/rules/rules › pass on the last day of booking',
    'domain/booking/rules/rules › fail after it',
  ],
  [
    '5.5.1.2',
    'rules look at room or family package',
    'domain/booking/rules/rules › pass in a listed room',
    'domain/booking/rules/rules › fail in another room',
    'domain/booking/rules/rules › pass in a listed family package',
    'domain/booking/rules/rules › fail beside the family package',
  ],
  [
    '5.5.1.3',
    'rules look at age group and age at the start',
    'domain/booking/rules/rules › pass in a listed age group',
    'domain/booking/rules/rules › fail in another age group',
    'domain/booking/rules/rules › pass at the lowest age of the filter',
    'domain/booking/rules/rules › fail below it',
    'domain/booking/rules/rules › pass at the highest age of the filter',
    'domain/booking/rules/rules › fail above it',
    'domain/booking/rules/rules › ignore a filter that is not used',
  ],
  [
    '5.5.1.4',
    'rules look at the date, and every check counts',
    'domain/booking/rules/rules › pass on a listed date',
    'domain/booking/rules/rules › fail on another date',
    'domain/booking/rules/rules › fail when one of two checks fails',
  ],
  [
    '5.5.2',
    'prescribed personal extras go to everybody they are for',
    'domain/booking/extras/addons › is booked for everybody it is prescribed for, whatever is left, and cannot be given up',
    'domain/booking/extras/addons › at most for the allowed age groups',
  ],
  [
    '5.5.3',
    'prescribed extras of booking and group are booked once for anybody',
    'domain/booking/extras/addons › is booked once when prescribed for anybody',
    'domain/booking/extras/addons › is chosen once and booked when prescribed',
  ],
  [
    '5.5.4',
    'prescribed room extras are booked for each room, or once for a family package',
    'domain/booking/extras/addons › is booked for every room when prescribed, as long as its rules match somebody in them',
    'domain/booking/rooms/familyPackage › removes its room extras, of which there is one at most',
    'domain/booking/rooms/familyPackage › gets a prescribed room extra once',
  ],
  [
    '5.5.5',
    'what a visitor chooses is capped',
    'domain/booking/extras/addons › is capped when more is asked for, and goes with 0',
    'domain/booking/extras/discounts › for those the rules match',
  ],

  // Maximum quantities
  [
    '5.6.1',
    'a personal extra goes as far as contingent and travellers',
    'domain/booking/extras/addons › at most as often as is left',
    'domain/booking/extras/addons › at most for those the rules match',
  ],
  [
    '5.6.2',
    'an extra of booking or group is chosen once, if it is left and for somebody',
    'domain/booking/extras/addons › an extra of the booking › once',
    'domain/booking/extras/addons › an extra of the booking › not when nothing is left',
    'domain/booking/extras/addons › not when the rules match nobody',
    'domain/booking/extras/addons › is for nobody when the rules match nobody',
  ],
  [
    '5.6.3',
    'a personal discount goes to those who match, 999 at most',
    'domain/booking/extras/discounts › for those the rules match',
    'domain/booking/extras/discounts › stops at 999',
  ],
  [
    '5.6.4',
    'an extra of the group is left as often as the scarcest service',
    'domain/booking/extras/addons › is left as often as the scarcest of its services',
    'domain/booking/extras/addonLimits › an extra for the group is left as often as the scarcer of two services',
    'domain/booking/extras/addons › is left while all its services are',
  ],
  [
    '5.6.5',
    'an extra of the group has a service number for each age group',
    'domain/booking/extras/addons › is valid only with every service number',
  ],

  // Contingents
  [
    '5.7.1',
    'on a waitlist everything is left 999 times',
    'domain/booking/availability/contingents › are 999 on a waitlist',
    'domain/booking/availability/contingents › are 999 on request',
    'domain/booking/availability/contingents › are ignored once the visitor switched to the waitlist',
  ],
  ['5.7.2', 'without an entry nothing is left', 'domain/booking/availability/contingents › are 0 without an entry'],
  [
    '5.7.3',
    'rooms left are places by capacity, or places',
    'domain/booking/rooms/rooms › five places left are rooms: the places by the capacity',
    'domain/booking/rooms/rooms › five places left are places where single places are sold',
  ],
  [
    '5.7.4.1',
    'an extension of a family is left by the party',
    'domain/booking/dates/extension › of a family of three is counted in threes: $places places are enough $times times',
  ],
  [
    '5.7.4.2',
    'an extension of rooms is left as often as the scarcest',
    'domain/booking/dates/extension › is that of the scarcest room',
    'domain/booking/dates/extension › is the smaller one of travel and extension where both are sold: $packages are enough $times times',
  ],

  // Visibility
  [
    '5.8.1.1',
    'what a visitor chooses is seen while it is possible',
    'domain/booking/extras/addons › is seen when it is possible, or prescribed and booked',
    'domain/booking/extras/discounts › is not given where the date has no price for it',
  ],
  [
    '5.8.1.2',
    'what is prescribed is seen when it is booked',
    'domain/booking/extras/addons › is seen when it is possible, or prescribed and booked',
  ],
  [
    '5.8.2',
    'a question is asked for its variants, or for all',
    'domain/booking/people/customForms › shown for the variants $shownFor are shown for v1: $isShown',
  ],
  [
    '5.8.3',
    'questions are asked only where their form is used, and required ones answered',
    'domain/booking/people/customForms › are asked only when their form is used',
    'domain/booking/people/customForms › with $what is answered: $isAnswered',
    'domain/booking/people/customForms › that is optional may stay open',
  ],

  // Step checks
  [
    '5.9.1',
    'everybody has a bed',
    'domain/booking/funnel/checks › names everybody without accommodation, by number where no name is known',
  ],
  [
    '5.9.2.1',
    'with outbound nodes everybody has both stops',
    'domain/booking/funnel/checks › name who has no stop, for each direction',
    'domain/booking/funnel/checks › ask for no stop where the date has no outbound nodes',
  ],
  [
    '5.9.2.2',
    'everybody is insured, or the family is',
    'domain/booking/funnel/checks › name who has no insurance, unless a family insurance is chosen',
  ],
  [
    '5.9.3',
    'names, addresses, e-mail and phone are given rightly',
    'domain/booking/people/contactRules › who is billed must give name, birthday, address, e-mail and phone',
    'domain/booking/people/contactRules › «%s» is an e-mail address: %s',
    'domain/booking/people/phone › fifteen digits are the longest number, seven the shortest',
  ],

  // Payment methods
  [
    '5.10.1',
    'an invoice can always be had',
    'domain/booking/payment/payment › with $conditions one pays by $methods',
    'domain/booking/payment/payment › without payment configuration there is the invoice',
  ],
  [
    '5.10.2.1',
    'online payment is switched on',
    'domain/booking/payment/payment › with $conditions one pays by $methods',
  ],
  [
    '5.10.2.2',
    'online payment needs the status BOOKABLE',
    'domain/booking/payment/payment › with $conditions one pays by $methods',
    'domain/booking/payment/payment › who has switched to the waitlist pays by invoice',
  ],
  [
    '5.10.2.3',
    'catalogues with G are not paid online',
    'domain/booking/payment/payment › with $conditions one pays by $methods',
  ],

  // Terms
  [
    '5.11.1',
    'terms are not accepted beforehand',
    'domain/booking/draft/newDraft › nobody has agreed to terms or compensation beforehand; the newsletter is ticked',
  ],
  [
    '5.11.2',
    'without the terms nothing is sent',
    'domain/booking/funnel/submission › not while terms are not accepted',
    'domain/booking/funnel/checks › needs the partner’s terms where a partner brings its own',
  ],

  // Travel listing in this tenant
  [
    '5.12.1',
    'a listed travel has a slug and settings of the tenant',
    'domain/travels/listing › unknown without slug',
    'domain/travels/listing › unknown to a tenant without settings',
    'platform/listing/listings › a travel that is of another tenant is listed: %j %s',
  ],
  [
    '5.12.2.1',
    'OFFLINE hides',
    'domain/travels/listing › gone when OFFLINE',
    'platform/listing/listings › a travel that is OFFLINE is listed: %j %s',
  ],
  [
    '5.12.2.2',
    'HIDDEN hides unless hidden ones are allowed',
    'domain/travels/listing › hidden when HIDDEN: reachable by its address alone',
    'platform/listing/listings › a travel that is HIDDEN is listed: %j %s',
  ],
  [
    '5.12.2.3',
    'who redirects to the booking is hidden where the caller says so',
    'web/travel/list/listedTravels › who asks for pages of travels gets none of those that lead straight into the booking',
    'domain/travels/listing › a travel leads straight into the booking where its tenant says so',
  ],
  [
    '5.12.2.4',
    'the time of listing counts from its first to the end of its last day',
    'domain/travels/listing › listed from its first day on',
    'domain/travels/listing › unknown before its first day',
    'domain/travels/listing › listed to the end of its last day',
    'domain/travels/listing › gone after its last day',
    'platform/listing/listings › a travel that is timed to end today is listed: %j %s',
    'platform/listing/listings › a travel that is timed to have ended yesterday is listed: %j %s',
  ],
]
