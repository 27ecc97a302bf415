import type { AgeScheme } from '#demo/parts/ages.ts'
import type { BrandingPlan } from '#demo/parts/branding.ts'
import type { CustomFormPlan } from '#demo/parts/customForms.ts'
import type { ExtensionPlan } from '#demo/parts/extensionPlan.ts'
import type { AddonPlan, DiscountPlan } from '#demo/parts/extras.ts'
import type { PageFacts } from '#demo/parts/pageFacts.ts'
import type { FamilyPackagePlan, RoomPlan } from '#demo/parts/rooms.ts'
import type { Season } from '#demo/parts/seasons.ts'
import type { ArrivalPlan, BoardingLine } from '#demo/parts/stations.ts'
import type { PosterSpec } from '#demo/posters/drawing/posterSpec.ts'

type TravelType =
  | 'Rundreise'
  | 'Städtereise'
  | 'Flussreise'
  | 'Wanderreise'
  | 'Veloreise'
  | 'Badeferien'
  | 'Musikreise'
  | 'Winterreise'
  | 'Kurzreise'
  | 'Advent'

/** Special availability of single departures, which are chosen by a hash of their id. */
export type AvailabilityOverride = 'soldOut' | 'few' | 'waitlist' | 'request' | 'closed' | 'offline'

export interface TourDay {
  readonly title: string
  readonly text: string
  /** Hotel or ship; null on the last day and on night journeys. */
  readonly overnight: string | null
}

/** Name, degrees north, degrees east, and day of the programme; null for a point that only shapes the route. */
type RoutePlan = readonly [name: string, latitude: number, longitude: number, day: number | null]

export interface VariantPlan {
  /** Last part of the variant's id. */
  readonly key: string
  readonly transportType: 'BUS' | 'TRAIN' | 'FLIGHT' | 'SHIP'
  readonly label: string
  /** Francs per person on top of the tour's price. */
  readonly surcharge: number
  /** Boarding line in Switzerland; null for variants without coach from there. */
  readonly line: BoardingLine | null
}

/** Listing of a tour; `timing` is in days from today. */
interface ListingPlan {
  readonly onlineStatus: 'ONLINE' | 'HIDDEN' | 'OFFLINE'
  readonly redirectToBooking: boolean
  readonly timing: { readonly from: number; readonly until: number } | null
}

/** A tour as defined by its module. Amounts are francs (or euros) per person unless noted. */
export interface Tour {
  readonly id: string
  readonly slug: string
  /** Code of the tour in the back office. */
  readonly code: string
  readonly catalogCode: string
  readonly name: string
  readonly title: string | null
  readonly type: TravelType
  readonly destinations: readonly string[]
  /** A tour to a Swiss destination that leaves the country on the way. */
  readonly crossesBorder: boolean
  readonly teaser: string
  readonly description: readonly string[]
  readonly days: readonly TourDay[]
  readonly included: readonly string[]
  readonly excluded: readonly string[]
  readonly highlights: readonly string[]
  readonly poster: PosterSpec
  readonly posterText: string
  readonly route: readonly RoutePlan[]
  readonly arrival: ArrivalPlan
  readonly guides: readonly string[]
  readonly page: PageFacts
  readonly label: string | null
  /** 1 for the best; null for a tour that is not a bestseller. */
  readonly bestsellerRank: number | null
  readonly listing: ListingPlan
  readonly currency: 'CHF' | 'EUR'
  /** Bed in a double room, without the surcharge of a season. */
  readonly price: number
  readonly seasons: readonly Season[]
  readonly overrides: readonly AvailabilityOverride[]
  readonly variants: readonly VariantPlan[]
  readonly ages: AgeScheme
  readonly rooms: readonly RoomPlan[]
  readonly familyPackages: readonly FamilyPackagePlan[]
  readonly addons: readonly AddonPlan[]
  readonly discounts: readonly DiscountPlan[]
  readonly extensions: readonly ExtensionPlan[]
  /** Status id of the travel; null for the default. */
  readonly statusId: string | null
  readonly isBookableOnline: boolean
  readonly hasDocuments: boolean
  /** Travel documents: asked for by the catalogue info, required by it, or a passport required by the pricing. */
  readonly passport: 'none' | 'asked' | 'compelling' | 'only'
  readonly esimRegions: readonly string[]
  readonly bargain: { readonly tier: number; readonly untilDaysBeforeStart: number } | null
  readonly customForms: CustomFormPlan | null
  readonly operator: { readonly name: string; readonly gtcUrl: string | null } | null
  readonly branding: BrandingPlan | null
}

type RequiredField =
  | 'id'
  | 'slug'
  | 'code'
  | 'name'
  | 'type'
  | 'destinations'
  | 'teaser'
  | 'description'
  | 'days'
  | 'included'
  | 'highlights'
  | 'poster'
  | 'posterText'
  | 'page'
  | 'route'
  | 'arrival'
  | 'price'
  | 'seasons'
  | 'variants'
  | 'ages'
  | 'rooms'

/** Fields a tour module must define; all others have defaults. */
export type TourDefinition = Pick<Tour, RequiredField> & Partial<Omit<Tour, RequiredField>>

/** Completes a tour with defaults. */
export function tour(facts: TourDefinition): Tour {
  return {
    catalogCode: 'CR',
    title: null,
    crossesBorder: false,
    excluded: DEFAULT_EXCLUDED,
    guides: [],
    label: null,
    bestsellerRank: null,
    listing: { onlineStatus: 'ONLINE', redirectToBooking: false, timing: null },
    currency: 'CHF',
    overrides: ['few', 'soldOut'],
    familyPackages: [],
    addons: [],
    discounts: [],
    extensions: [],
    statusId: null,
    isBookableOnline: true,
    hasDocuments: true,
    passport: 'none',
    esimRegions: [],
    bargain: null,
    customForms: null,
    operator: null,
    branding: null,
    ...facts,
  }
}

const DEFAULT_EXCLUDED = ['Mahlzeiten und Eintritte, die nicht genannt sind', 'Getränke', 'Reiseversicherung']

/** A day of the programme. @param overnight null for none */
export function day(title: string, overnight: string | null, text: string): TourDay {
  return { title, text, overnight }
}

/** Variant by coach from Swiss stations. */
export function byCoach(line: BoardingLine, surcharge = 0): VariantPlan {
  return { key: 'bus', transportType: 'BUS', label: 'Car', surcharge, line }
}

/** Variant with arrival by train and a coach at the destination. */
export function byTrain(surcharge: number): VariantPlan {
  return { key: 'bahn', transportType: 'TRAIN', label: 'Car und Bahn', surcharge, line: null }
}

/** Variant by plane, without boarding stations. */
export function byPlane(surcharge: number): VariantPlan {
  return { key: 'flug', transportType: 'FLIGHT', label: 'Flug', surcharge, line: null }
}
