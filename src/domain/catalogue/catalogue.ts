import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import {
  BookableTravelFragmentDoc,
  GlobalSettingsFragmentDoc,
  PricingTravelFragmentDoc,
  TenantSalesFragmentDoc,
  type AllTravelAvailabilityStatusQuery,
  type BookableTravelFragment,
  type GlobalSettingsFragment,
  type PricingTravelFragment,
  type TenantSalesFragment,
  type TravelQuery,
} from '#gql/graphql.ts'
import { currencyOf, type Currency } from '#domain/money.ts'
import { shownText } from '#domain/shownText.ts'
import { readBackOfficeCatalogue } from './backOffice.ts'
import { readDeparture, type Departure } from './departure.ts'
import { readListedStatus, readStatus, type Status } from './status.ts'

/*
 * This folder is the only place where GraphQL data on what is sold becomes domain data: unmasked, JSON parsed, days
 * validated, prices indexed by number.
 */

export type TravelPricing = NonNullable<BookableTravelFragment['pricing']>
export type AgeGroup = TravelPricing['ageGroupSettings']['ageGroups'][number]
export type CustomField = NonNullable<NonNullable<TravelPricing['customDataConfig']>['travellerForm']>['fields'][number]

/** A travel, independent of the variant. */
export interface BookableTravel extends Omit<BookableTravelFragment, 'availabilityStatus'> {
  /** The raw response, for the booking on the wire. */
  readonly loaded: object
  readonly status: Status | null
  /** By minAge, highest first (rule 3.1.3.8). Empty when the travel has no pricing. */
  readonly ageGroups: readonly AgeGroup[]
}

/** Settings of platform and tenant for every travel. */
export interface SalesSettings {
  readonly statuses: readonly Status[]
  readonly bargainConfig: GlobalSettingsFragment['bargainConfig']
  readonly esimConfig: GlobalSettingsFragment['esimConfig']
  readonly onlinePaymentConfig: TenantSalesFragment['onlinePaymentConfig']
  readonly content: TenantSalesFragment['content']
  /** The raw response, for the booking on the wire; null without a tenant. */
  readonly tenant: object | null
}

export type Accommodation = PricingTravelFragment['accommodations'][number]
export type FamilyPackage = PricingTravelFragment['familyPackages'][number]
export type PersonalAddon = PricingTravelFragment['personalAddons'][number]
export type AccommodationAddon = PricingTravelFragment['accommodationAddons'][number]
export type BookingAddon = PricingTravelFragment['bookingAddons'][number]
export type CollectiveAddon = PricingTravelFragment['collectiveAddons'][number]
export type PersonalDiscount = PricingTravelFragment['personalDiscounts'][number]
export type MandatorySettings = NonNullable<PersonalAddon['mandatorySettings']>
export type Rules = NonNullable<MandatorySettings['rules']>

/** One variant of a travel with all items on sale. */
export interface PricingTravel extends Omit<PricingTravelFragment, 'dates' | 'ratioCatalogBundle'> {
  /** The raw response without its dates, for the booking on the wire: `name` of rooms and packages is as loaded. */
  readonly loaded: Pick<PricingTravelFragment, 'accommodations' | 'familyPackages'>
  readonly currency: Currency
  /** Catalogue info by name, for example «WEB | Passdaten». */
  readonly catalogueInfo: ReadonlyMap<string, string>
  /** Every departure of the platform, sold or not; `saleDates` has those that can be chosen. */
  readonly departures: readonly Departure[]
  /** Unusable parts of the response, for the log only. */
  readonly problems: readonly string[]
}

/**
 * Unmasks and parses the travel of a `Travel` response; null when there is none. Pricing without a variant sells nothing
 * and counts as none (rule 3.1.3.3).
 */
export function readTravel(masked: FragmentType<typeof BookableTravelFragmentDoc> | null): BookableTravel | null {
  if (masked === null) return null
  const loaded = readFragment(BookableTravelFragmentDoc, masked)
  const { availabilityStatus, ...travel } = loaded
  const pricing = travel.pricing?.travels.length === 0 ? null : travel.pricing
  const ageGroups = [...(pricing?.ageGroupSettings.ageGroups ?? [])].sort(byMinAgeFromTheTop)
  return { ...travel, pricing, loaded, status: readStatus(availabilityStatus), ageGroups }
}

function byMinAgeFromTheTop(a: AgeGroup, b: AgeGroup): number {
  return b.minAge - a.minAge
}

/** Parses the settings for every travel. Missing parts are null, and features that need them are not offered. */
export function readSalesSettings(
  { ratioConfig, tenant }: Pick<TravelQuery, 'ratioConfig' | 'tenant'>,
  { allTravelAvailabilityStatus }: AllTravelAvailabilityStatusQuery,
): SalesSettings {
  const global = ratioConfig ? readFragment(GlobalSettingsFragmentDoc, ratioConfig) : null
  const sales = tenant ? readFragment(TenantSalesFragmentDoc, tenant) : null
  return {
    statuses: allTravelAvailabilityStatus.map(readListedStatus),
    bargainConfig: global?.bargainConfig ?? null,
    esimConfig: global?.esimConfig ?? null,
    onlinePaymentConfig: sales?.onlinePaymentConfig ?? null,
    content: sales?.content ?? null,
    tenant: sales,
  }
}

/**
 * Parses the pricing structure of a `RatioTravel` response; null when there is none. A departure without days is left
 * out, unreadable parts are listed in `problems`.
 */
export function readPricingTravel(masked: FragmentType<typeof PricingTravelFragmentDoc> | null): PricingTravel | null {
  if (masked === null) return null
  const { dates, ...loaded } = readFragment(PricingTravelFragmentDoc, masked)
  const { ratioCatalogBundle, ...rest } = loaded
  const catalogue = readBackOfficeCatalogue(ratioCatalogBundle?.json)
  const known = dates.map(readDeparture)
  const nobodys = rest.personalDiscounts.filter(lacksRules)
  const departures = known.flatMap(({ departure }) => departure ?? [])
  return {
    ...rest,
    accommodations: rest.accommodations.map((room) => ({ ...room, name: shownName(room.label, room.name) })),
    familyPackages: rest.familyPackages.map((family) => ({ ...family, name: shownName(family.label, family.name) })),
    personalDiscounts: rest.personalDiscounts.filter((discount) => !lacksRules(discount)),
    loaded,
    currency: currencyOf(catalogue.isValid ? catalogue.value.anzahlungsart : null),
    catalogueInfo: catalogue.isValid ? catalogue.value.info : new Map(),
    // An unreadable catalogue hides the currency and the passport requirement, so nothing on it can be sold.
    departures: catalogue.isValid
      ? departures
      : departures.map((departure) => ({ ...departure, arePricesReadable: false })),
    problems: [
      ...(catalogue.isValid ? [] : [catalogue.reason]),
      ...nobodys.map(({ id }) => `discount ${id}: no rules`),
      ...known.flatMap(({ problems }) => problems),
    ],
  }
}

/** Whether rules are to decide who has a discount and none are sent: then nobody has it (rule 5.5.6). */
function lacksRules({ mandatorySettings }: PersonalDiscount): boolean {
  return mandatorySettings?.useRules === true && mandatorySettings.rules === null
}

/** The rooms of a variant by name: for the title of a page, which needs nothing else of it. */
export function readRoomNames(
  masked: FragmentType<typeof PricingTravelFragmentDoc>,
): readonly { readonly name: string }[] {
  const { accommodations } = readFragment(PricingTravelFragmentDoc, masked)
  return accommodations.map(({ label, name }) => ({ name: shownName(label, name) }))
}

/** The name for visitors, the same on every screen: the label where there is one. */
function shownName(label: string | null, name: string): string {
  return shownText(label) ?? name
}
