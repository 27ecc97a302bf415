/** The catalogue of the generated platforms in plain values, before encoding (encoding.ts). */

export type AgeGroupKey = 'adult' | 'child' | 'infant'

export interface AgeGroup {
  readonly id: string
  readonly key: AgeGroupKey
  readonly name: string
  readonly type: 'ADULT' | 'MINOR'
  readonly minAge: number
  readonly maxAge: number
}

export interface Capacity {
  readonly total: number
  readonly isPartial: boolean
  /** Minimum and maximum of each age group; missing groups are not allowed. */
  readonly groups: Partial<Readonly<Record<AgeGroupKey, readonly [number, number]>>>
}

export interface Room {
  readonly id: string
  readonly no: number
  readonly name: string
  readonly capacity: Capacity
  readonly isFamilyRoom: boolean
  readonly isBabyPackage: boolean
  readonly addons: readonly string[]
}

export interface FamilyPackage {
  readonly id: string
  readonly serviceNo: number
  readonly name: string
  readonly roomId: string
  readonly capacity: Capacity
  readonly addons: readonly string[]
}

export interface Rules {
  readonly rooms?: readonly string[]
  readonly familyPackages?: readonly string[]
  readonly ageGroups?: readonly AgeGroupKey[]
  readonly ages?: readonly [number, number]
  readonly dates?: readonly string[]
  readonly days?: readonly [string, string]
}

export interface Extra {
  readonly id: string
  readonly kind: 'personal' | 'accommodation' | 'booking' | 'collective' | 'discount'
  readonly name: string
  readonly isMandatory: boolean
  readonly rules: Rules | null
  readonly allowed: readonly AgeGroupKey[]
  /** One service number; a collective extra has one per age group. */
  readonly services: Readonly<Partial<Record<AgeGroupKey | 'all', number>>>
}

export interface Extension {
  readonly id: string
  readonly name: string
  readonly days: number
  /** Package number of the extension, by room. */
  readonly stays: Readonly<Record<string, { readonly id: string; readonly no: number; readonly price: number }>>
}

export interface Service {
  readonly no: number
  readonly code: string
  readonly price: number
}

export interface Departure {
  readonly id: string
  readonly no: number
  readonly start: string
  readonly end: string
  readonly status: 'CLOSED' | 'WAITLIST' | null
  readonly isSoldOnline: boolean
  /** Package number and price. */
  readonly packages: ReadonlyMap<number, number>
  readonly services: readonly Service[]
  readonly hasBus: boolean
  readonly baseDateId: string | null
  /** Contingents by package and by service number. */
  readonly left: { readonly packages: Map<number, number>; readonly services: Map<number, number> }
}

export interface Variant {
  readonly id: string
  readonly transportType: string
  readonly transportTypeLabel: string
  readonly catalogCode: string
  readonly isInEuro: boolean
  readonly catalogueInfo: Readonly<Record<string, string>>
  readonly rooms: readonly Room[]
  readonly familyPackages: readonly FamilyPackage[]
  readonly extras: readonly Extra[]
  readonly extensions: readonly Extension[]
  readonly departures: readonly Departure[]
}

export interface CustomField {
  readonly inputType: string
  readonly name: string
  readonly label: string
  readonly isRequired: boolean
  readonly options: readonly string[]
  /** Variants that show it; empty for all. */
  readonly variants: readonly string[]
}

export interface Tour {
  readonly id: string
  readonly urlSlug: string
  readonly name: string
  readonly minPrice: number
  readonly destination: string
  readonly travelType: string
  readonly hasDocuments: boolean
  readonly bargain: { readonly untilDaysBeforeStart: number; readonly discount: number } | null
  readonly esimRegions: readonly string[]
  readonly travellerFields: readonly CustomField[]
  readonly partner: string | null
  readonly variants: readonly Variant[]
}

export interface Catalogue {
  readonly today: string
  readonly ageGroups: readonly AgeGroup[]
  readonly esimRegions: readonly { readonly id: string; readonly name: string; readonly prefix: string }[]
  readonly tours: readonly Tour[]
  readonly ids: Ids
}

/** Id by key; the same key always has the same id. */
export type Ids = (word: string) => string

export const BARGAIN_PREFIX = 'FB'

/** ISO day a number of days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

export function idsFrom(first: number): Ids {
  const known = new Map<string, string>()
  return (word) => {
    const id = known.get(word) ?? String(first + known.size)
    known.set(word, id)
    return id
  }
}
