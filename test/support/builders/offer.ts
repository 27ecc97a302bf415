import type { AgeGroup, BookableTravel, SalesSettings, TravelPricing } from '#domain/catalogue/catalogue.ts'
import { makeOffer, type Offer } from '#domain/catalogue/offer.ts'
import type { Status } from '#domain/catalogue/status.ts'
import { pricing } from './pricing.ts'

/** Today in the builders: 103 days before their departure. */
export const TODAY = '2027-03-01'

/** Adults from 16 to 120, children from 2 to 15. */
export const AGE_GROUPS: readonly AgeGroup[] = [
  { __typename: 'AgeGroup', id: 'adult', name: 'Erwachsene', type: 'ADULT', minAge: 16, maxAge: 120, icon: null },
  { __typename: 'AgeGroup', id: 'child', name: 'Kinder', type: 'MINOR', minAge: 2, maxAge: 15, icon: null },
]

/** A status of the platform. */
export function status(code: string, fields: Partial<Status> = {}): Status {
  const answered = {
    __typename: 'AvailabilityStatus',
    id: `status-${code}`,
    label: code,
    status: code,
    isDefaultStatus: false,
    isDefaultWaitlistFallback: false,
    tenantSettings: [],
    ...fields,
  }
  return answered
}

/** How the travel is priced: variant v1, no documents, passport, eSIM, bargain, forms or partner. */
export function travelPricing(fields: Partial<TravelPricing> = {}): TravelPricing {
  return {
    __typename: 'TravelPricing',
    isTravelDocumentationAvailable: false,
    passportConfig: null,
    travels: [{ __typename: 'PricingVariant', id: 'v1', transportTypeLabel: 'Car' }],
    esimSettings: null,
    bargainSettings: null,
    branding: null,
    customDataConfig: null,
    tourOperator: null,
    ageGroupSettings: { __typename: 'AgeGroupSettings', id: 'ages', freeUntilAge: 2, ageGroups: AGE_GROUPS },
    ...fields,
  }
}

/** The travel «Provence» with the standard age groups. */
export function travel(fields: Partial<BookableTravel> = {}): BookableTravel {
  const { loaded, ...changes } = fields
  const sold: Omit<BookableTravel, 'loaded'> = {
    __typename: 'Travel',
    id: 'provence',
    name: 'Provence',
    currency: 'CHF',
    minPrice: 1290,
    entry: null,
    seoSettings: { __typename: 'SeoSettings', urlSlug: 'provence' },
    tenantSettings: null,
    pricing: travelPricing(),
    status: null,
    ageGroups: AGE_GROUPS,
    ...changes,
  }
  const { status: availabilityStatus, ageGroups: _ageGroups, ...answer } = sold
  return { ...sold, loaded: loaded ?? { ...answer, availabilityStatus } }
}

/** Nothing but the default status. */
export function settings(fields: Partial<SalesSettings> = {}): SalesSettings {
  return {
    statuses: [status('BOOKABLE', { isDefaultStatus: true }), status('WAITLIST', { isDefaultWaitlistFallback: true })],
    bargainConfig: null,
    esimConfig: null,
    onlinePaymentConfig: null,
    content: null,
    tenant: null,
    ...fields,
  }
}

/** Today's offer of tenant 4: the builders' travel and variant, contingents unknown. */
export function offer(fields: Partial<Omit<Offer, 'saleDates'>> = {}): Offer {
  return makeOffer({
    today: TODAY,
    tenantId: '4',
    travel: travel(),
    settings: settings(),
    isEsimActive: false,
    hasPaymentPage: true,
    pricing: pricing(),
    contingents: null,
    ...fields,
  })
}

/** Places and units left on a date, by their numbers, as the last part of an offer; nothing is left of any other number. */
export function contingentsLeft(
  packages: Readonly<Record<string, number>>,
  services: Readonly<Record<string, number>> = {},
  dateId = 'd1',
): { readonly contingents: NonNullable<Offer['contingents']> } {
  const left = { packages: new Map(Object.entries(packages)), services: new Map(Object.entries(services)) }
  return { contingents: { dateId, left } }
}
