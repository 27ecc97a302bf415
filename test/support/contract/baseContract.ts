/**
 * All that may be asked of a platform that knows the base contract and none of our additions: written by hand from rules
 * 3 and 7, never derived from `schema.graphql`. A field stands where a rule names it and nowhere else: the main image of
 * a found travel has no `id`, nor has a status in the list of all of them.
 */

/** A value. `no` is a number of the back office: text or a JSON number, as the platform likes. */
export type Kind = 'id' | 'no' | 'text' | 'number' | 'flag' | 'day' | 'json'

/** Type of a field: a value, the fields that may be selected, or a list of either. */
export type Part = Kind | Fields | readonly [Part]

export interface Fields {
  readonly [name: string]: Part
}

export function isList(part: Part): part is readonly [Part] {
  return Array.isArray(part)
}

export interface RootField {
  /** The rules that say so. */
  readonly reference: string
  readonly arguments: Fields
  readonly result: Part
}

export interface Operation {
  readonly kind: 'query' | 'mutation'
  readonly roots: Readonly<Record<string, RootField>>
}

// Reading: rules 3 spell out the fields of a group wherever it has any. A reference they name without fields, such as
// `allowedAgeGroups` or `baseAccommodation`, is the id of that entity.
const ageGroup = { id: 'id', name: 'text', type: 'text', minAge: 'number', maxAge: 'number', icon: 'text' } as const

const picture = { publicId: 'text', title: 'text', description: 'text' } as const

const statusOfTravel = {
  id: 'id',
  label: 'text',
  status: 'text',
  isDefaultStatus: 'flag',
  isDefaultWaitlistFallback: 'flag',
  tenantSettings: [
    {
      id: 'id',
      tenant: { id: 'id' },
      label: 'text',
      info: 'text',
      switchToStatusInfo: 'text',
      submitButtonLabel: 'text',
    },
  ],
} as const satisfies Fields

const statusInList = {
  isDefaultStatus: 'flag',
  isDefaultWaitlistFallback: 'flag',
  label: 'text',
  status: 'text',
  tenantSettings: [
    {
      info: 'text',
      label: 'text',
      submitButtonLabel: 'text',
      switchToStatusInfo: 'text',
      tenant: { domain: 'text', name: 'text', id: 'id' },
    },
  ],
} as const satisfies Fields

const form = {
  fields: [
    {
      inputType: 'text',
      name: 'text',
      label: 'text',
      info: 'text',
      value: 'text',
      required: 'flag',
      options: [{ value: 'text', label: 'text' }],
      visibilityConfig: { pricingTravelIds: ['id'] },
    },
  ],
} as const satisfies Fields

/** Rules 3.1. */
const travel = {
  id: 'id',
  name: 'text',
  title: 'text',
  minPrice: 'number',
  currency: 'text',
  seoSettings: { urlSlug: 'text' },
  availabilityStatus: statusOfTravel,
  pricing: {
    isTravelDocumentationAvailable: 'flag',
    passportConfig: { passportOnly: 'flag' },
    travels: [{ id: 'id', transportTypeLabel: 'text' }],
    esimSettings: { regions: [{ id: 'id' }] },
    bargainSettings: { active: 'flag', untilDaysBeforeStart: 'number', bargainTier: { discount: 'number' } },
    branding: { logoWidth: 'number', logo: picture },
    customDataConfig: { useTravellerForm: 'flag', travellerForm: form, useBookingForm: 'flag', bookingForm: form },
    ageGroupSettings: { id: 'id', freeUntilAge: 'number', ageGroups: [ageGroup] },
    tourOperator: { name: 'text', gtcPdf: { url: 'text' } },
  },
} as const satisfies Fields
// Reading: the travel listing settings (rules 3.2) decide what a platform lists. Neither their place nor an operation
// that reads them is named, so nobody can ask for them.

/** Rules 3.3. Reading: «id 1» is how it is asked for; as a field it is not named. */
const ratioConfig = {
  bargainConfig: { active: 'flag', priceCap: 'number', serviceCodePrefix: 'text' },
  esimConfig: { enabled: 'flag', regions: [{ id: 'id', name: 'text', serviceCodePrefix: 'text' }] },
} as const satisfies Fields

/** Rules 3.4, as far as the travel query reads them (rule 7.2.1.2). */
const sellingTenant = {
  content: { bookingInsuranceInfo: 'text', co2CompensationInfo: 'text' },
  onlinePaymentConfig: { enabled: 'flag', infoText: 'text' },
} as const satisfies Fields

const legalPage = { id: 'id', seoSettings: { urlSlug: 'text' } } as const satisfies Fields

/** Rules 3.4, as far as the query of the tenant's CMS reads them (rule 7.2.1.11). */
const cmsTenant = {
  cms: {
    config: {
      contactBlockSettings: {
        slogan: 'text',
        text: 'text',
        email: 'text',
        phonePrefix: 'text',
        phone: 'text',
        phone2Prefix: 'text',
        phone2: 'text',
        openingHours1: 'text',
        openingHours2: 'text',
      },
      socialMediaSettings: { facebookUrl: 'text', instagramUrl: 'text' },
      gtcPage: legalPage,
      privacyPolicyPage: legalPage,
    },
    categories: [
      {
        name: 'text',
        seoSettings: { urlSlug: 'text' },
        pageIds: ['id'],
        pages: [{ id: 'id', name: 'text', onlineStatus: 'text', seoSettings: { urlSlug: 'text' } }],
      },
    ],
  },
} as const satisfies Fields

const accommodationValues = {
  id: 'id',
  ratioPackageNo: 'no',
  name: 'text',
  label: 'text',
  info: 'text',
  isFamilyPackageAccommodation: 'flag',
  isBabyPackage: 'flag',
} as const satisfies Fields

const familyPackageValues = { id: 'id', ratioServiceNo: 'no', name: 'text', label: 'text', info: 'text' } as const

// Reading: rules 3.6.6 give add-ons no plain values of their own. They have those of a personal discount, for rule
// 3.6.6.1 says what personal ones also have, and rule 3.6.6.2 what a collective one has in place of `ratioServiceNo`.
const collectiveAddonValues = { id: 'id', name: 'text', label: 'text', info: 'text' } as const
const addonValues = { ...collectiveAddonValues, ratioServiceNo: 'no' } as const

const rules = {
  checkDateRange: 'flag',
  startDate: 'day',
  endDate: 'day',
  checkAccommodationTypes: 'flag',
  accommodations: ['id'],
  familyPackages: ['id'],
  checkAccommodationAddons: 'flag',
  accommodationAddons: ['id'],
  checkAgeGroups: 'flag',
  ageGroups: ['id'],
  useAgeFilter: 'flag',
  ageFilter: { minAge: 'number', maxAge: 'number' },
  checkTravelDate: 'flag',
  travelDates: [{ id: 'id' }],
} as const satisfies Fields

const mandatorySettings = { id: 'id', isMandatory: 'flag', useRules: 'flag', rules } as const satisfies Fields

const addonSettings = {
  calculationSettings: { id: 'id', type: 'text', considerHotelNights: 'flag' },
  mandatorySettings,
} as const satisfies Fields

const addon = { ...addonValues, ...addonSettings } as const satisfies Fields

const capacitySettings = {
  id: 'id',
  totalCapacity: 'number',
  rangesAllowed: 'flag',
  partialOccupancyAllowed: 'flag',
  ageGroupCapacities: [{ id: 'id', ageGroup: 'id', minCapacity: 'number', maxCapacity: 'number' }],
  ageGroupedTotalCapacities: [{ id: 'id', ageGroups: ['id'], capacity: 'number' }],
} as const satisfies Fields

const familyCapacitySettings = {
  ...capacitySettings,
  partialOccupancyAllowedAgeGroups: ['id'],
  ageGroupId: 'id',
  ageGroupIds: ['id'],
} as const satisfies Fields

const travelExtension = {
  id: 'id',
  name: 'text',
  description: 'text',
  duration: 'number',
  highlightIds: ['id'],
  highlights: [{ id: 'id', text: 'text' }],
  imageId: 'id',
  image: {
    id: 'id',
    assetId: 'id',
    ...picture,
    format: 'text',
    url: 'text',
    width: 'number',
    height: 'number',
  },
} as const satisfies Fields

const extensionOfDate = {
  id: 'id',
  label: 'text',
  info: 'text',
  accommodationMapItems: [
    {
      id: 'id',
      baseAccommodation: 'id',
      extensionAccommodation: {
        id: 'id',
        ratioPackageNo: 'no',
        name: 'text',
        label: 'text',
        info: 'text',
        extensionAccommodationServiceNo: 'no',
      },
    },
  ],
  travelExtension,
} as const satisfies Fields

/** Rules 3.6. */
const ratioTravel = {
  id: 'id',
  ratioCatalogBundle: { json: 'json' },
  catalogCode: 'text',
  travelCode: 'text',
  name: 'text',
  transportType: 'text',
  transportTypeLabel: 'text',
  dates: [
    {
      id: 'id',
      dateNo: 'no',
      startDate: 'day',
      endDate: 'day',
      includesExtension: 'flag',
      // Reading: the status of a date is the same record as the status of a travel.
      availabilityStatus: statusOfTravel,
      json: 'json',
      extension: extensionOfDate,
      extensions: [extensionOfDate],
      extensionBaseDate: { id: 'id', dateNo: 'no', startDate: 'day', endDate: 'day' },
    },
  ],
  accommodations: [{ ...accommodationValues, addons: ['id'], capacitySettings }],
  familyPackages: [
    { ...familyPackageValues, accommodation: 'id', addons: ['id'], capacitySettings: familyCapacitySettings },
  ],
  personalAddons: [{ ...addon, allowedAgeGroups: ['id'] }],
  accommodationAddons: [addon],
  bookingAddons: [addon],
  collectiveAddons: [
    {
      ...collectiveAddonValues,
      // `ageGroup` may be the group or its id: a document that asks for one is refused by platforms that have the other.
      ageGroupServices: [{ ageGroupId: 'id', ratioServiceNo: 'no' }],
      ...addonSettings,
    },
  ],
  extensions: [{ id: 'id', label: 'text', info: 'text', travelExtensionId: 'id', travelExtension }],
  personalDiscounts: [{ id: 'id', ratioServiceNo: 'no', name: 'text', label: 'text', info: 'text', mandatorySettings }],
} as const satisfies Fields

/** Rules 3.15. */
const foundTravels = {
  success: 'flag',
  counts: { total: 'number', filteredTotal: 'number' },
  travels: [
    {
      name: 'text',
      urlSlug: 'text',
      startDate: 'day',
      endDate: 'day',
      label: 'text',
      minPrice: 'number',
      currency: 'text',
      accommodations: [{ name: 'text' }],
      travelGuides: [{ fullName: 'text' }],
      mainImage: picture,
      dates: [{ startDate: 'day', endDate: 'day', includesExtension: 'flag' }],
    },
  ],
  filters: [{ name: 'text', options: [{ label: 'text', value: 'text', itemCount: 'number' }] }],
} as const satisfies Fields

/** Rules 3.16. */
const bestseller = {
  name: 'text',
  urlSlug: 'text',
  minPrice: 'number',
  currency: 'text',
  startDate: 'day',
  endDate: 'day',
  dates: [{ startDate: 'day', endDate: 'day', includesExtension: 'flag' }],
  accommodations: [{ name: 'text' }],
  travelGuides: [{ fullName: 'text' }],
  highlights: [{ text: 'text' }],
  mainImage: picture,
} as const satisfies Fields

/** Rules 7.3. */
const conversion = {
  conversionName: 'text',
  conversionTime: 'text',
  tenantId: 'id',
  source: 'text',
  medium: 'text',
  landingPageUrl: 'text',
  sessionId: 'text',
  acquisitionTimestamp: 'text',
  // Reading: a platform may know other parameters of campaigns and clicks than rule 7.3.2; these are the usual ones.
  utmSource: 'text',
  utmMedium: 'text',
  utmCampaign: 'text',
  utmTerm: 'text',
  utmContent: 'text',
  utmId: 'text',
  gclid: 'text',
  gbraid: 'text',
  wbraid: 'text',
  dclid: 'text',
  fbclid: 'text',
  msclkid: 'text',
  ttclid: 'text',
  twclid: 'text',
  tourName: 'text',
  conversionCurrency: 'text',
  conversionValue: 'number',
  bookingId: 'id',
} as const satisfies Fields

/** Other names that parameters of campaigns and clicks may have. */
export const OTHER_CONVERSION_NAMES = /^(utm[A-Z][A-Za-z]*|[a-z]+[cC]l(k)?[iI]d)$/

// Reading: rules 7.2.1 name the arguments of an operation, not those of a root field. An id is passed under the name of
// the operation's argument or, as in rule 7.2.1.11, as `id`.
const contingent = (reference: string, of: 'packages' | 'services'): RootField => ({
  reference,
  arguments: { ratioTravelId: 'id', dateId: 'id' },
  result: [
    of === 'packages' ? { ratioPackageNo: 'no', available: 'number' } : { ratioServiceNo: 'no', available: 'number' },
  ],
})

/** Rules 7.2.1, each one operation. The two without a name bear the names of our documents. */
export const contract: Readonly<Record<string, Operation>> = {
  AllTravelAvailabilityStatus: {
    kind: 'query',
    roots: {
      allTravelAvailabilityStatus: {
        reference: 'rules 7.2.1.1, 3.5',
        arguments: {},
        result: [statusInList],
      },
    },
  },
  Travel: {
    kind: 'query',
    roots: {
      travel: {
        reference: 'rules 7.2.1.2, 3.1',
        arguments: { id: 'id', travelId: 'id', tenantId: 'id' },
        result: travel,
      },
      ratioConfig: { reference: 'rules 7.2.1.2, 3.3', arguments: { id: 'id' }, result: ratioConfig },
      tenant: { reference: 'rules 7.2.1.2, 3.4', arguments: { id: 'id', tenantId: 'id' }, result: sellingTenant },
    },
  },
  RatioTravel: {
    kind: 'query',
    roots: {
      ratioTravel: {
        reference: 'rules 7.2.1.3, 3.6',
        arguments: { id: 'id', ratioTravelId: 'id' },
        result: ratioTravel,
      },
    },
  },
  Contingents: {
    kind: 'query',
    roots: {
      packageContingents: contingent('rules 7.2.1.4, 3.7.1', 'packages'),
      serviceContingents: contingent('rules 7.2.1.4, 3.7.2', 'services'),
    },
  },
  RatioSummaryQuery: {
    kind: 'query',
    roots: {
      ratioSummary: {
        reference: 'rules 7.2.1.5, 3.14',
        arguments: { clientState: 'json' },
        result: { json: 'json' },
      },
    },
  },
  PlaceBooking: {
    kind: 'mutation',
    roots: {
      placeBooking: {
        reference: 'rule 7.2.1.6',
        arguments: { tenantId: 'id', json: 'json' },
        result: {
          bookingId: 'id',
          orderNo: 'text',
          bookerId: 'id',
          totalPrice: 'number',
          success: 'flag',
          message: 'text',
        },
      },
    },
  },
  InitBookingPayment: {
    kind: 'mutation',
    roots: {
      initBookingPayment: {
        reference: 'rule 7.2.1.7',
        arguments: { input: { bookingId: 'id', tenantId: 'id' } },
        result: { success: 'flag', message: 'text', transactionId: 'text' },
      },
    },
  },
  TravelFilter: {
    kind: 'query',
    roots: {
      travelFilter: {
        reference: 'rules 7.2.1.8, 3.15',
        arguments: { tenantId: 'id', query: 'text', filters: [{ name: 'text', selection: ['text'] }] },
        result: foundTravels,
      },
    },
  },
  BestsellerTravels: {
    kind: 'query',
    roots: {
      bestsellerTravels: {
        reference: 'rules 7.2.1.9, 3.16',
        arguments: { tenantId: 'id' },
        result: [bestseller],
      },
    },
  },
  SendConversionEvent: {
    kind: 'mutation',
    roots: {
      createTrackingConversion: {
        reference: 'rules 7.2.1.10, 7.3',
        arguments: { input: conversion },
        result: { id: 'id' },
      },
    },
  },
  TenantCms: {
    kind: 'query',
    roots: {
      tenant: { reference: 'rules 7.2.1.11, 3.4', arguments: { id: 'id', tenantId: 'id' }, result: cmsTenant },
    },
  },
}
