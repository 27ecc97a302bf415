import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import {
  BookableTravelFragmentDoc,
  GlobalSettingsFragmentDoc,
  PricingTravelFragmentDoc,
  TenantSalesFragmentDoc,
} from '#gql/graphql.ts'
import type {
  AllTravelAvailabilityStatusQuery,
  BookableTravelFragment,
  GlobalSettingsFragment,
  PricingTravelFragment,
  TenantSalesFragment,
  TravelQuery,
} from '#gql/graphql.ts'
import { currencyOf } from '#domain/money.ts'
import type { Currency } from '#domain/money.ts'
import { readBackOfficeCatalogue } from './backOffice.ts'
import { readDeparture } from './departure.ts'
import type { Departure } from './departure.ts'
import { readListedStatus, readStatus } from './status.ts'
import type { Status } from './status.ts'

/*
 * The one door from GraphQL data to domain data. Behind it nothing is masked, nothing is JSON, days are days, and
 * prices are found by number.
 */

export type TravelPricing = NonNullable<BookableTravelFragment['pricing']>
export type AgeGroup = TravelPricing['ageGroupSettings']['ageGroups'][number]
export type CustomField = NonNullable<NonNullable<TravelPricing['customDataConfig']>['travellerForm']>['fields'][number]

/** A travel as the booking knows it, whatever the variant. */
export interface BookableTravel extends Omit<BookableTravelFragment, 'availabilityStatus'> {
  /** The travel as it was answered, for the booking on the wire. */
  readonly loaded: object
  readonly status: Status | null
  /** By minAge, highest first (rule 3.1.3.8). Empty when the travel has no pricing. */
  readonly ageGroups: readonly AgeGroup[]
}

/** What the platform and the tenant settle for every travel. */
export interface SalesSettings {
  readonly statuses: readonly Status[]
  readonly bargainConfig: GlobalSettingsFragment['bargainConfig']
  readonly esimConfig: GlobalSettingsFragment['esimConfig']
  readonly onlinePaymentConfig: TenantSalesFragment['onlinePaymentConfig']
  readonly content: TenantSalesFragment['content']
  /** The tenant as it was answered, for the booking on the wire; null when the platform has none. */
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

/** One variant of a travel with everything that is sold on it. */
export interface PricingTravel extends Omit<PricingTravelFragment, 'dates' | 'ratioCatalogBundle'> {
  /** The variant as it was answered, without its dates, for the booking on the wire. */
  readonly loaded: object
  readonly currency: Currency
  /** Catalogue info by name, for example «WEB | Passdaten». */
  readonly catalogueInfo: ReadonlyMap<string, string>
  /** Every departure the platform names, sold or not; `saleDates` tells which can be chosen. */
  readonly departures: readonly Departure[]
  /** Why single parts of the answer could not be used; for the log, never for visitors. */
  readonly problems: readonly string[]
}

/** Reads the travel of a `Travel` answer; null when the platform has none. */
export function readTravel(masked: FragmentType<typeof BookableTravelFragmentDoc> | null): BookableTravel | null {
  if (masked === null) return null
  const loaded = readFragment(BookableTravelFragmentDoc, masked)
  const { availabilityStatus, ...travel } = loaded
  const groups = travel.pricing?.ageGroupSettings.ageGroups ?? []
  return { ...travel, loaded, status: readStatus(availabilityStatus), ageGroups: groups.toSorted(byMinAgeFromTheTop) }
}

function byMinAgeFromTheTop(a: AgeGroup, b: AgeGroup): number {
  return b.minAge - a.minAge
}

/** Reads what applies to every travel. Parts a platform leaves out are null, and what needs them is not offered. */
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
 * Reads the pricing structure of a `RatioTravel` answer; null when the platform has none. A departure without days is left
 * out. What cannot be read is named in `problems`.
 */
export function readPricingTravel(masked: FragmentType<typeof PricingTravelFragmentDoc> | null): PricingTravel | null {
  if (masked === null) return null
  const { dates, ...loaded } = readFragment(PricingTravelFragmentDoc, masked)
  const { ratioCatalogBundle, ...rest } = loaded
  const catalogue = readBackOfficeCatalogue(ratioCatalogBundle?.json)
  const known = dates.map(readDeparture)
  const departures = known.flatMap(({ departure }) => departure ?? [])
  return {
    ...rest,
    accommodations: rest.accommodations.map((room) => ({ ...room, name: shownName(room.label, room.name) })),
    familyPackages: rest.familyPackages.map((family) => ({ ...family, name: shownName(family.label, family.name) })),
    loaded,
    currency: currencyOf(catalogue.isValid ? catalogue.value.anzahlungsart : null),
    catalogueInfo: catalogue.isValid ? catalogue.value.info : new Map(),
    // An unreadable catalogue hides the currency, and whether passports are needed: nothing can be sold on it.
    departures: catalogue.isValid
      ? departures
      : departures.map((departure) => ({ ...departure, arePricesReadable: false })),
    problems: [...(catalogue.isValid ? [] : [catalogue.reason]), ...known.flatMap(({ problems }) => problems)],
  }
}

/** What visitors read, the same on every screen: the label where there is one. */
function shownName(label: string | null, name: string): string {
  return label === null || label.trim() === '' ? name : label
}
