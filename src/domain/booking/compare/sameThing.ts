import type { PricingTravel } from '#domain/catalogue/catalogue.ts'

/** From one variant of a travel to another, or to itself. */
export interface Variants {
  readonly from: PricingTravel
  readonly to: PricingTravel
}

/** The lists of a variant whose entries a draft refers to. */
export type ThingKind =
  | 'accommodations'
  | 'familyPackages'
  | 'accommodationAddons'
  | 'personalAddons'
  | 'bookingAddons'
  | 'collectiveAddons'
  | 'personalDiscounts'

interface Thing {
  readonly id: string
  readonly name: string
  readonly ratioPackageNo?: string
  readonly ratioServiceNo?: string
}

/**
 * Id under which another variant has the same thing; null when it has none.
 * Assumption: beside one and the same entry, entries of the same name are the same thing, for the name is what a
 * visitor chose by; of several the one with the same number, else the first. A number alone says nothing, for each
 * variant can count anew.
 */
export function idThere(kind: ThingKind, id: string, { from, to }: Variants): string | null {
  const there: readonly Thing[] = to[kind]
  if (there.some((candidate) => candidate.id === id)) return id
  const thing: Thing | undefined = from[kind].find((candidate) => candidate.id === id)
  if (thing === undefined) return null
  const namesakes = there.filter(({ name }) => name === thing.name)
  const isSameNumber = ({ ratioPackageNo, ratioServiceNo }: Thing) =>
    ratioPackageNo === thing.ratioPackageNo && ratioServiceNo === thing.ratioServiceNo
  return (namesakes.find(isSameNumber) ?? namesakes[0])?.id ?? null
}
