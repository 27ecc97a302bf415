/**
 * All that may be asked of a platform of which only the specification is known: written by hand from its sections 3 and
 * 7, never derived from `schema.graphql`. A field stands where the specification names it and nowhere else: the main
 * image of a found travel has no `id`, nor has a status in the list of all of them.
 */

/** A value. `no` is a number of the back office: text or a JSON number, as the platform likes. */
export type Kind = 'id' | 'no' | 'text' | 'number' | 'flag' | 'day' | 'json'

/** What a place holds: a value, the fields that may be asked of it, or a list of either. */
export type Part = Kind | Fields | readonly [Part]

export interface Fields {
  readonly [name: string]: Part
}

export function isList(part: Part): part is readonly [Part] {
  return Array.isArray(part)
}

export interface RootField {
  /** Where the specification says so. */
  readonly reference: string
  readonly arguments: Fields
  readonly result: Part
}

export interface Operation {
  readonly kind: 'query' | 'mutation'
  readonly roots: Readonly<Record<string, RootField>>
}

// Reading: section 3 spells out the fields of a group wherever it has any. A reference it names without fields, such as
// `allowedAgeGroups` or `baseAccommodation`, is the id of that entity.
const ageGroup = { id: 'id', name: 'text', type: 'text', minAge: 'number', maxAge: 'number', icon: 'text' } as const

const picture = { publicId: 'text', title: 'text', description: 'text' } as const

const statusOfTravel = {
  ...{ id: 'id', label: 'text', status: 'text', isDefaultStatus: 'flag', isDefaultWaitlistFallback: 'flag' },
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
  ...{ isDefaultStatus: 'flag', isDefaultWaitlistFallback: 'flag', label: 'text', status: 'text' },
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
      ...{ inputType: 'text', name: 'text', label: 'text', info: 'text', value: 'text', required: 'flag' },
      options: [{ value: 'text', label: 'text' }],
      visibilityConfig: { pricingTravelIds: ['id'] },
    },
  ],
} as const satisfies Fields

/** Section 3, «Travel». */
const travel = {
  ...{ id: 'id', name: 'text', title: 'text', minPrice: 'number', currency: 'text', seoSettings: { urlSlug: 'text' } },
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
// Reading: the travel listing settings (section 3) decide what a platform lists. Neither their place nor an operation
// that reads them is named, so nobody can ask for them.

/** Section 3, «RatioConfig». Reading: «id 1» is how it is asked for; as a field it is not named. */
const ratioConfig = {
  bargainConfig: { active: 'flag', priceCap: 'number', serviceCodePrefix: 'text' },
  esimConfig: { enabled: 'flag', regions: [{ id: 'id', name: 'text', serviceCodePrefix: 'text' }] },
} as const satisfies Fields

/** Section 3, «Tenant», as far as the travel query reads it (section 7). */
const sellingTenant = {
  content: { bookingInsuranceInfo: 'text', co2CompensationInfo: 'text' },
  onlinePaymentConfig: { enabled: 'flag', infoText: 'text' },
} as const satisfies Fields

const legalPage = { id: 'id', seoSettings: { urlSlug: 'text' } } as const satisfies Fields

/** Section 3, «Tenant», as far as the query of the tenant's CMS reads it (section 7). */
const cmsTenant = {
  cms: {
    config: {
      contactBlockSettings: {
        ...{
          slogan: 'text',
          text: 'text',
          email: 'text',
          phonePrefix: 'text',
          phone: 'text',
          phone2Prefix: 'text',
          phone2: 'text',
        },
        ...{ openingHours1: 'text', openingHours2: 'text' },
      },
      socialMediaSettings: { facebookUrl: 'text', instagramUrl: 'text' },
      ...{ gtcPage: legalPage, privacyPolicyPage: legalPage },
    },
    categories: [
      {
        ...{ name: 'text', seoSettings: { urlSlug: 'text' }, pageIds: ['id'] },
        pages: [{ id: 'id', name: 'text', onlineStatus: 'text', seoSettings: { urlSlug: 'text' } }],
      },
    ],
  },
} as const satisfies Fields

const accommodationValues = {
  ...{ id: 'id', ratioPackageNo: 'no', name: 'text', label: 'text', info: 'text' },
  ...{ isFamilyPackageAccommodation: 'flag', isBabyPackage: 'flag' },
} as const satisfies Fields

const familyPackageValues = { id: 'id', ratioServiceNo: 'no', name: 'text', label: 'text', info: 'text' } as const

// Reading: section 3 gives add-ons no plain values of their own. They have those of a personal discount, for an add-on
// «also» carries something and a collective one something «instead of a single ratioServiceNo».
const collectiveAddonValues = { id: 'id', name: 'text', label: 'text', info: 'text' } as const
const addonValues = { ...collectiveAddonValues, ratioServiceNo: 'no' } as const

const rules = {
  ...{ checkDateRange: 'flag', startDate: 'day', endDate: 'day' },
  ...{ checkAccommodationTypes: 'flag', accommodations: ['id'], familyPackages: ['id'] },
  ...{ checkAccommodationAddons: 'flag', accommodationAddons: ['id'] },
  ...{
    checkAgeGroups: 'flag',
    ageGroups: ['id'],
    useAgeFilter: 'flag',
    ageFilter: { minAge: 'number', maxAge: 'number' },
  },
  ...{ checkTravelDate: 'flag', travelDates: [{ id: 'id' }] },
} as const satisfies Fields

const mandatorySettings = { id: 'id', isMandatory: 'flag', useRules: 'flag', rules } as const satisfies Fields

const addonSettings = {
  calculationSettings: { id: 'id', type: 'text', considerHotelNights: 'flag' },
  mandatorySettings,
} as const satisfies Fields

const addon = { ...addonValues, ...addonSettings } as const satisfies Fields

const capacitySettings = {
  ...{ id: 'id', totalCapacity: 'number', rangesAllowed: 'flag', partialOccupancyAllowed: 'flag' },
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
  ...{
    id: 'id',
    name: 'text',
    description: 'text',
    duration: 'number',
    highlightIds: ['id'],
    highlights: [{ id: 'id', text: 'text' }],
  },
  imageId: 'id',
  image: {
    ...{ id: 'id', assetId: 'id', ...picture, format: 'text', url: 'text', width: 'number', height: 'number' },
  },
} as const satisfies Fields

const extensionOfDate = {
  ...{ id: 'id', label: 'text', info: 'text' },
  accommodationMapItems: [
    {
      id: 'id',
      baseAccommodation: 'id',
      extensionAccommodation: {
        ...{
          id: 'id',
          ratioPackageNo: 'no',
          name: 'text',
          label: 'text',
          info: 'text',
          extensionAccommodationServiceNo: 'no',
        },
      },
    },
  ],
  travelExtension,
} as const satisfies Fields

/** Section 3, «RatioTravel». */
const ratioTravel = {
  ...{ id: 'id', ratioCatalogBundle: { json: 'json' }, catalogCode: 'text', travelCode: 'text', name: 'text' },
  ...{ transportType: 'text', transportTypeLabel: 'text' },
  dates: [
    {
      ...{ id: 'id', dateNo: 'no', startDate: 'day', endDate: 'day', includesExtension: 'flag' },
      // Reading: the status of a date is the same record as the status of a travel.
      availabilityStatus: statusOfTravel,
      json: 'json',
      ...{ extension: extensionOfDate, extensions: [extensionOfDate] },
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
      ageGroupServices: [{ ageGroupId: 'id', ageGroup, ratioServiceNo: 'no' }],
      ...addonSettings,
    },
  ],
  extensions: [{ id: 'id', label: 'text', info: 'text', travelExtensionId: 'id', travelExtension }],
  personalDiscounts: [{ id: 'id', ratioServiceNo: 'no', name: 'text', label: 'text', info: 'text', mandatorySettings }],
} as const satisfies Fields

/** Section 3, «Travel filter result». */
const foundTravels = {
  ...{ success: 'flag', counts: { total: 'number', filteredTotal: 'number' } },
  travels: [
    {
      ...{
        name: 'text',
        urlSlug: 'text',
        startDate: 'day',
        endDate: 'day',
        label: 'text',
        minPrice: 'number',
        currency: 'text',
      },
      ...{ accommodations: [{ name: 'text' }], travelGuides: [{ fullName: 'text' }], mainImage: picture },
      dates: [{ startDate: 'day', endDate: 'day', includesExtension: 'flag' }],
    },
  ],
  filters: [{ name: 'text', options: [{ label: 'text', value: 'text', itemCount: 'number' }] }],
} as const satisfies Fields

/** Section 3, «BestsellerTravel». */
const bestseller = {
  ...{ name: 'text', urlSlug: 'text', minPrice: 'number', currency: 'text', startDate: 'day', endDate: 'day' },
  dates: [{ startDate: 'day', endDate: 'day', includesExtension: 'flag' }],
  ...{
    accommodations: [{ name: 'text' }],
    travelGuides: [{ fullName: 'text' }],
    highlights: [{ text: 'text' }],
    mainImage: picture,
  },
} as const satisfies Fields

/** Section 7, «Conversion event input». */
const conversion = {
  ...{ conversionName: 'text', conversionTime: 'text', tenantId: 'id' },
  ...{ source: 'text', medium: 'text', landingPageUrl: 'text', sessionId: 'text', acquisitionTimestamp: 'text' },
  // Reading: «the utm parameters and click ids» are not spelt out; these are the usual ones, in camelCase.
  ...{ utmSource: 'text', utmMedium: 'text', utmCampaign: 'text', utmTerm: 'text', utmContent: 'text', utmId: 'text' },
  ...{
    gclid: 'text',
    gbraid: 'text',
    wbraid: 'text',
    dclid: 'text',
    fbclid: 'text',
    msclkid: 'text',
    ttclid: 'text',
    twclid: 'text',
  },
  ...{ tourName: 'text', conversionCurrency: 'text', conversionValue: 'number', bookingId: 'id' },
} as const satisfies Fields

/** Other names that «the utm parameters and click ids» may have. */
export const OTHER_CONVERSION_NAMES = /^(utm[A-Z][A-Za-z]*|[a-z]+[cC]l(k)?[iI]d)$/

// Reading: section 7 names the arguments of an operation, not those of a root field. An id is passed under the name of
// the operation's argument or, as in «tenant cms | id "4"», as `id`.
const contingent = (reference: string): RootField => ({
  reference,
  arguments: { ratioTravelId: 'id', dateId: 'id' },
  result: [
    reference.includes('packages')
      ? { ratioPackageNo: 'no', available: 'number' }
      : { ratioServiceNo: 'no', available: 'number' },
  ],
})

/** Section 7, «Operations», each row one operation. The two without a name bear the names of our documents. */
export const contract: Readonly<Record<string, Operation>> = {
  AllTravelAvailabilityStatus: {
    kind: 'query',
    roots: {
      allTravelAvailabilityStatus: {
        reference: '7 AllTravelAvailabilityStatus, 3 AvailabilityStatus',
        arguments: {},
        result: [statusInList],
      },
    },
  },
  Travel: {
    kind: 'query',
    roots: {
      travel: {
        reference: '7 Travel, 3 Travel',
        arguments: { id: 'id', travelId: 'id', tenantId: 'id' },
        result: travel,
      },
      ratioConfig: { reference: '7 Travel, 3 RatioConfig', arguments: { id: 'id' }, result: ratioConfig },
      tenant: { reference: '7 Travel, 3 Tenant', arguments: { id: 'id', tenantId: 'id' }, result: sellingTenant },
    },
  },
  RatioTravel: {
    kind: 'query',
    roots: {
      ratioTravel: {
        reference: '7 RatioTravel, 3 RatioTravel',
        arguments: { id: 'id', ratioTravelId: 'id' },
        result: ratioTravel,
      },
    },
  },
  Contingents: {
    kind: 'query',
    roots: {
      packageContingents: contingent('7 contingents query, 3 Contingents: packages'),
      serviceContingents: contingent('7 contingents query, 3 Contingents: services'),
    },
  },
  RatioSummaryQuery: {
    kind: 'query',
    roots: {
      ratioSummary: {
        reference: '7 RatioSummaryQuery, 3 Price summary',
        arguments: { clientState: 'json' },
        result: { json: 'json' },
      },
    },
  },
  PlaceBooking: {
    kind: 'mutation',
    roots: {
      placeBooking: {
        reference: '7 PlaceBooking',
        arguments: { tenantId: 'id', json: 'json' },
        result: {
          ...{
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
  },
  InitBookingPayment: {
    kind: 'mutation',
    roots: {
      initBookingPayment: {
        reference: '7 InitBookingPayment',
        arguments: { input: { bookingId: 'id', tenantId: 'id' } },
        result: { success: 'flag', message: 'text', transactionId: 'text' },
      },
    },
  },
  TravelFilter: {
    kind: 'query',
    roots: {
      travelFilter: {
        reference: '7 TravelFilter, 3 Travel filter result',
        arguments: { tenantId: 'id', query: 'text', filters: [{ name: 'text', selection: ['text'] }] },
        result: foundTravels,
      },
    },
  },
  BestsellerTravels: {
    kind: 'query',
    roots: {
      bestsellerTravels: {
        reference: '7 BestsellerTravels, 3 BestsellerTravel',
        arguments: { tenantId: 'id' },
        result: [bestseller],
      },
    },
  },
  SendConversionEvent: {
    kind: 'mutation',
    roots: {
      createTrackingConversion: {
        reference: '7 SendConversionEvent, 7 Conversion event input',
        arguments: { input: conversion },
        result: { id: 'id' },
      },
    },
  },
  TenantCms: {
    kind: 'query',
    roots: {
      tenant: { reference: '7 tenant cms, 3 Tenant', arguments: { id: 'id', tenantId: 'id' }, result: cmsTenant },
    },
  },
}
