import type { PricingTravel } from '#domain/catalogue/catalogue.ts'

/** The present and the target variant of a travel, which may be the same. */
export interface Variants {
  readonly from: PricingTravel
  readonly to: PricingTravel
}

/** The lists of a variant that a draft refers to by id. */
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
 * Id of the equivalent item in another variant; null when there is none.
 * Assumption: items of the same id or the same name are equivalent, as visitors choose by name; of several the one with
 * the same number, else the first. A number alone is not enough, as each variant can count anew.
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
