import { entriesAt, isJsonObject, type JsonObject, textAt, valueAt } from './json.ts'

/** Rules 3.8.1: the groups of the booking state and their fields, in their order. */
const BOOKING: Readonly<Record<string, readonly string[]>> = {
  Bookkeeping: [
    'version',
    'entryPoint',
    'currentStep',
    'sentEvents',
    'lastActivityTimestamp',
    'travelId',
    'travel',
    'travelTimestamp',
  ],
  'Pricing and dates': [
    'pricingTravel',
    'pricingTravelTimestamp',
    'travelDate',
    'availabilityStatus',
    'defaultAvailabilityStatus',
    'defaultWaitlistFallbackAvailabilityStatus',
    'switchedToWaitlistFallback',
    'hasTransportTypes',
    'ageGroups',
  ],
  People: ['travellers', 'babies', 'travellerRemarks', 'billingAddressForcedDueToMinorAge', 'billingAddress'],
  Selections: [
    'accommodationSelection',
    'accommodationAddonSelection',
    'personalAddonSelection',
    'bookingAddonSelection',
    'collectiveAddonSelection',
    'personalDiscountSelection',
    'bargainDiscountSelection',
    'esimServiceSelection',
    'familyInsuranceSelection',
  ],
  'Extension and contingents': [
    'isUpgradedToExtension',
    'extensionDowngradeDate',
    'contingents',
    'contingentTimestamp',
  ],
  Summary: ['ratioSummary', 'ratioSummaryIsLoading', 'ratioSummaryLoadingError'],
  'Options and consents': [
    'travelDocumentationService',
    'customData',
    'customBookingParams',
    'co2compensation',
    'newsletterRegistration',
    'gtcAccepted',
    'partnerGtcAccepted',
    'bookingRemarks',
    'acquisitionChannel',
    'busStops',
  ],
  Submission: ['isSubmitting', 'submitSuccessful', 'bookingId', 'orderNo', 'fatalError'],
  'Copied config': ['bargainConfig', 'esimConfig', 'onlinePaymentConfig', 'tenant'],
}

// Reading: the group «Payment» is an object, since its `type` could not stand beside the others.
const PAYMENT = ['type', 'initializing', 'initialized', 'transactionId'] as const

const BILLING_ADDRESS = [
  'salutation',
  'firstName',
  'lastName',
  'birthday',
  'email',
  'phone',
  'address',
  'addressAddition',
  'zip',
  'city',
  'country',
] as const

/** Rules 3.9. */
const TRAVELLER = [
  'address',
  'addressAddition',
  'city',
  'country',
  'email',
  'phone',
  'zip',
  'isBillingAddress',
  'nationality',
  'sameAddressAsTravellerIndex',
  'salutation',
  'firstName',
  'lastName',
  'birthday',
  'ageGroup',
  'ageOnStartDate',
  'ageOnEndDate',
  'accommodation',
  'familyPackage',
  'isFamilyPackageMember',
  'accommodationAddons',
  'personalAddons',
  'bookingAddons',
  'collectiveAddons',
  'extensions',
  'personalDiscounts',
  'insurance',
  'busStopItemOutbound',
  'busStopItemReturn',
  'triggeredForceBillingAddress',
  'passportData',
] as const

const SELECTED: Readonly<Record<string, readonly string[]>> = {
  accommodationSelection: ['accommodation', 'quantity'],
  accommodationAddonSelection: ['type', 'typeId', 'addon', 'quantity', 'mandatory'],
  personalAddonSelection: ['addon', 'quantity', 'mandatory'],
  bookingAddonSelection: ['addon', 'quantity', 'mandatory'],
  collectiveAddonSelection: ['addon', 'quantity', 'mandatory'],
  personalDiscountSelection: ['discount', 'quantity'],
  bargainDiscountSelection: ['discount', 'quantity'],
  esimServiceSelection: ['service', 'quantity'],
}

const INSURANCE = ['ratioServiceNo', 'ratioTravelServiceNo', 'label', 'price', 'priceFormatted'] as const
const ESIM = ['serviceNo', 'travelServiceNo', 'code', 'name', 'label', 'price', 'priceFormatted'] as const
const STOP = ['label', 'labelWithPrice', 'stationNo', 'stopNo', 'surcharge'] as const
const PASSPORT = ['type', 'number', 'birthPlace', 'issuePlace', 'issueDate', 'validUntil'] as const

/** Fields of rules 3 and 7 that a booking state lacks, as distinct paths. */
export function missingInState(state: unknown): readonly string[] {
  if (!isJsonObject(state)) return ['the booking state']
  const fields = Object.entries(BOOKING).flatMap(([group, names]) =>
    lacking(state, names, '').map((name) => `${group}: ${name}`),
  )
  const missing = [
    ...fields,
    ...lacking(valueAt(state, 'payment'), PAYMENT, 'payment.'),
    ...lacking(valueAt(state, 'billingAddress'), BILLING_ADDRESS, 'billingAddress.'),
    ...lacking(valueAt(state, 'busStops'), ['outboundDropOffStopNo', 'returnBoardingStopNo'], 'busStops.'),
    ...entriesAt(state, 'travellers').flatMap((traveller) => lackingInPerson(traveller, 'travellers[].')),
    ...entriesAt(state, 'babies').flatMap((baby) => [
      ...lackingInPerson(baby, 'babies[].'),
      ...lacking(baby, ['ratioPackageNo'], 'babies[].'),
    ]),
    ...Object.entries(SELECTED).flatMap(([name, entry]) =>
      entriesAt(state, name).flatMap((one) => lacking(one, entry, `${name}[].`)),
    ),
    ...entriesAt(state, 'familyInsuranceSelection').flatMap((one) =>
      lacking(one, INSURANCE, 'familyInsuranceSelection.'),
    ),
    ...entriesAt(state, 'esimServiceSelection').flatMap((one) =>
      lacking(valueAt(one, 'service'), ESIM, 'esimServiceSelection[].service.'),
    ),
    ...entriesAt(state, 'bargainDiscountSelection').flatMap((one) =>
      lacking(
        valueAt(one, 'discount'),
        ['ratioServiceNo', 'serviceCode', 'label'],
        'bargainDiscountSelection.discount.',
      ),
    ),
    ...ofLoaded(state),
    ...ofValues(state),
  ]
  return [...new Set(missing)]
}

function lackingInPerson(person: JsonObject, path: string): readonly string[] {
  const insurance = valueAt(person, 'insurance')
  // The choice of no insurance may lack numbers.
  const isInsured = textAt(insurance, 'ratioServiceNo') !== ''
  return [
    ...lacking(person, TRAVELLER, path),
    ...(isInsured ? lacking(insurance, INSURANCE, `${path}insurance.`) : []),
    ...['busStopItemOutbound', 'busStopItemReturn'].flatMap((name) => {
      const item = valueAt(person, name)
      return isJsonObject(item) ? lacking(item, STOP, `${path}${name}.`) : []
    }),
    ...(isJsonObject(valueAt(person, 'passportData'))
      ? lacking(valueAt(person, 'passportData'), PASSPORT, `${path}passportData.`)
      : []),
  ]
}

/** `travel` and `pricingTravel` are sent as loaded, except for dates. */
function ofLoaded(state: JsonObject): readonly string[] {
  const pricingTravel = valueAt(state, 'pricingTravel')
  return [
    ...lacking(valueAt(state, 'travel'), ['id', 'name', 'pricing'], 'travel.'),
    ...lacking(
      pricingTravel,
      ['id', 'catalogCode', 'accommodations', 'personalAddons', 'personalDiscounts'],
      'pricingTravel.',
    ),
    ...lacking(valueAt(state, 'travelDate'), ['id', 'startDate', 'endDate'], 'travelDate.'),
    ...lacking(valueAt(state, 'contingents'), ['packages', 'services'], 'contingents.'),
    ...(isJsonObject(pricingTravel) && 'dates' in pricingTravel ? ['pricingTravel.dates is to be left out'] : []),
  ]
}

/** Values specified by rules 3.8 and 3.9. */
function ofValues(state: JsonObject): readonly string[] {
  const wrong: string[] = []
  if (textAt(state, 'version') !== '2.2.0') wrong.push('version "2.2.0"')
  if (!['print', 'electronic'].includes(textAt(state, 'travelDocumentationService')))
    wrong.push('travelDocumentationService "print" or "electronic"')
  if (!['invoice', 'online'].includes(textAt(state, 'payment', 'type')))
    wrong.push('payment.type "invoice" or "online"')
  return wrong
}

function lacking(value: unknown, names: readonly string[], path: string): readonly string[] {
  return names.filter((name) => !isJsonObject(value) || !(name in value)).map((name) => `${path}${name}`)
}
