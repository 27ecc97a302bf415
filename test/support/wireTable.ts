import { readFileSync } from 'node:fs'

/**
 * The booking state of rules 3.8, 3.9, 3.10, 3.11, 3.12 and 3.13, copied by hand: group by group, name by name, kind by
 * kind.
 */

/** Where a value is not of a kind; empty where it is. */
export type Kind = (value: unknown, place: string) => readonly string[]

type Fields = Readonly<Record<string, Kind>>

const told =
  (kind: string, isOf: (value: unknown) => boolean): Kind =>
  (value, place) =>
    isOf(value) ? [] : [`${place}: no ${kind}`]

const text = told('text', (value) => typeof value === 'string')
const number = told('number', (value) => typeof value === 'number')
const flag = told('flag', (value) => typeof value === 'boolean')
const day = told('day', (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value))
const seconds = told(
  'time in seconds',
  (value) => typeof value === 'number' && Number.isInteger(value) && value > 1e9 && value < 1e10,
)
const oneOf = (...words: readonly string[]) =>
  told(`one of ${words.join()}`, (value) => words.some((word) => word === value))
const either =
  (one: Kind, other: Kind): Kind =>
  (value, place) =>
    one(value, place).length === 0 ? [] : other(value, place)

/** An object of the platform as it was loaded: its own names, and none that the client adds. */
const loaded: Kind = (value, place) => {
  if (!isObject(value)) return [`${place}: no object`]
  return JSON.stringify(value).includes('"__typename"') ? [`${place}: names of types`] : []
}

function orNull(kind: Kind): Kind {
  return (value, place) => (value === null ? [] : kind(value, place))
}

function list(kind: Kind): Kind {
  return (value, place) =>
    Array.isArray(value)
      ? value.flatMap((entry: unknown, index) => kind(entry, `${place}[${index}]`))
      : [`${place}: no list`]
}

/** An object with exactly these names. */
function object(fields: Fields): Kind {
  return (value, place) => {
    if (!isObject(value)) return [`${place}: no object`]
    const at = (name: string) => (place === '' ? name : `${place}.${name}`)
    const unknown = Object.keys(value).filter((name) => !(name in fields))
    const missing = Object.keys(fields).filter((name) => !Object.hasOwn(value, name))
    const kinds = Object.entries(fields).flatMap(([name, kind]) =>
      missing.includes(name) ? [] : kind(value[name], at(name)),
    )
    return [
      ...unknown.map((name) => `${at(name)}: not in the table`),
      ...missing.map((name) => `${at(name)}: missing`),
      ...kinds,
    ]
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Fields beyond the rules, told by docs/wire-booking.md: those of one place, which is empty for the top. */
function ours(place: string): Fields {
  const rows = readFileSync('docs/wire-booking.md', 'utf8').matchAll(/^ +\| `([\w.[\]]+)` \| (.+) \|$/gm)
  return Object.fromEntries(
    [...rows].flatMap(([, path = '', values = '']) => {
      const [, parent = '', name = ''] = /^(?:(.*)\.)?(\w+)$/.exec(path) ?? []
      return parent === place ? [[name, values.split(', ').map(kindOf).reduce(either)]] : []
    }),
  )
}

function kindOf(value: string): Kind {
  const kinds: Fields = { text, number, flag, day }
  const literal = /^`(.*)`$/.exec(value)?.[1]
  if (literal !== undefined) return told(value, (given) => given === JSON.parse(literal))
  const kind = kinds[value]
  if (kind === undefined) throw new Error(`docs/wire-booking.md: no kind of value is called ${value}`)
  return kind
}

const contact = {
  salutation: oneOf('MR', 'MRS'),
  firstName: text,
  lastName: text,
  birthday: orNull(day),
  email: text,
  phone: text,
  address: text,
  addressAddition: text,
  zip: text,
  city: text,
  country: text,
}

const insurance = object({
  ratioServiceNo: text,
  ratioTravelServiceNo: text,
  label: text,
  price: number,
  priceFormatted: text,
})

const busStopItem = object({ label: text, labelWithPrice: text, stationNo: text, stopNo: text, surcharge: number })

const passport = object({
  type: oneOf('PASSPORT'),
  number: text,
  birthPlace: text,
  issuePlace: text,
  issueDate: orNull(day),
  validUntil: orNull(day),
})

/** Its content is not told; what each traveller has of the extension that `travelDate` holds whole. */
const extension = object({ id: text, label: text, ratioPackageNo: text, extensionAccommodationServiceNo: orNull(text) })

const traveller = {
  ...contact,
  isBillingAddress: flag,
  nationality: text,
  sameAddressAsTravellerIndex: orNull(number),
  ageGroup: either(text, number),
  ageOnStartDate: orNull(number),
  ageOnEndDate: orNull(number),
  accommodation: orNull(loaded),
  familyPackage: orNull(loaded),
  isFamilyPackageMember: flag,
  accommodationAddons: list(loaded),
  personalAddons: list(loaded),
  bookingAddons: list(loaded),
  collectiveAddons: list(loaded),
  extensions: list(extension),
  personalDiscounts: list(loaded),
  insurance: orNull(insurance),
  busStopItemOutbound: orNull(busStopItem),
  busStopItemReturn: orNull(busStopItem),
  triggeredForceBillingAddress: flag,
  passportData: orNull(passport),
  ...ours('travellers[]'),
}

const addonSelection = list(object({ addon: loaded, quantity: number, mandatory: flag }))
const esimService = object({
  serviceNo: text,
  travelServiceNo: text,
  code: text,
  name: text,
  label: text,
  price: number,
  priceFormatted: text,
})
const answers: Kind = told(
  'answers',
  (value) => isObject(value) && Object.values(value).every((answer) => typeof answer === 'string'),
)
const contingents = object({
  packages: list(object({ ratioPackageNo: text, available: number })),
  services: list(object({ ratioServiceNo: text, available: number })),
})

/** The groups of rules 3.8.1, in their order. */
const groups: Readonly<Record<string, Fields>> = {
  Bookkeeping: {
    version: oneOf('2.2.0'),
    entryPoint: text,
    currentStep: number,
    sentEvents: list(text),
    lastActivityTimestamp: orNull(seconds),
    travelId: text,
    travel: loaded,
    travelTimestamp: orNull(seconds),
  },
  'Pricing and dates': {
    pricingTravel: orNull(loaded),
    pricingTravelTimestamp: orNull(seconds),
    travelDate: orNull(loaded),
    availabilityStatus: loaded,
    defaultAvailabilityStatus: orNull(loaded),
    defaultWaitlistFallbackAvailabilityStatus: orNull(loaded),
    switchedToWaitlistFallback: flag,
    hasTransportTypes: flag,
    ageGroups: list(loaded),
  },
  People: {
    travellers: list(object(traveller)),
    babies: list(object({ ...traveller, ratioPackageNo: orNull(text), salutation: oneOf('MR') })),
    travellerRemarks: text,
    billingAddressForcedDueToMinorAge: flag,
    billingAddress: object(contact),
  },
  Selections: {
    accommodationSelection: list(object({ accommodation: loaded, quantity: number })),
    accommodationAddonSelection: list(
      object({
        type: oneOf('accommodation', 'familyPackage'),
        typeId: text,
        addon: loaded,
        quantity: number,
        mandatory: flag,
      }),
    ),
    personalAddonSelection: addonSelection,
    bookingAddonSelection: addonSelection,
    collectiveAddonSelection: addonSelection,
    personalDiscountSelection: list(object({ discount: loaded, quantity: number })),
    bargainDiscountSelection: list(
      object({ discount: object({ ratioServiceNo: text, serviceCode: text, label: text }), quantity: number }),
    ),
    esimServiceSelection: list(object({ service: esimService, quantity: number })),
    familyInsuranceSelection: list(insurance),
  },
  'Extension and contingents': {
    isUpgradedToExtension: flag,
    extensionDowngradeDate: orNull(loaded),
    contingents: orNull(contingents),
    contingentTimestamp: orNull(seconds),
  },
  Summary: { ratioSummary: orNull(loaded), ratioSummaryIsLoading: flag, ratioSummaryLoadingError: number },
  'Options and consents': {
    travelDocumentationService: oneOf('print', 'electronic'),
    customData: object({ booking: answers, travellers: list(answers) }),
    customBookingParams: object(ours('customBookingParams')),
    co2compensation: flag,
    newsletterRegistration: flag,
    gtcAccepted: flag,
    partnerGtcAccepted: flag,
    bookingRemarks: text,
    acquisitionChannel: orNull(text),
    busStops: object({ outboundDropOffStopNo: orNull(text), returnBoardingStopNo: orNull(text) }),
  },
  Payment: {
    payment: object({
      type: oneOf('invoice', 'online'),
      initializing: flag,
      initialized: flag,
      transactionId: orNull(text),
    }),
  },
  Submission: {
    isSubmitting: flag,
    submitSuccessful: flag,
    bookingId: orNull(text),
    orderNo: orNull(text),
    fatalError: orNull(text),
  },
  'Copied config': {
    bargainConfig: orNull(loaded),
    esimConfig: orNull(loaded),
    onlinePaymentConfig: orNull(loaded),
    tenant: loaded,
  },
}

/** Groups and names of the table. */
export const WIRE_GROUPS: readonly (readonly [group: string, names: readonly string[]])[] = Object.entries(groups).map(
  ([group, fields]) => [group, Object.keys(fields)],
)

const whole = object(Object.assign({}, ...Object.values(groups), ours('')) as Fields)

/** Where a booking on the wire differs from the table: names that are missing or too many, values of another kind. */
export function differencesFromTable(state: unknown): readonly string[] {
  return whole(state, '')
}
