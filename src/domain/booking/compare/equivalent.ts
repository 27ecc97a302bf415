import type { PricingTravel } from '#domain/catalogue/catalogue.ts'

/** The present and the target variant of a travel, which may be the same. */
export interface Variants {
  readonly from: PricingTravel
  readonly to: PricingTravel
}

/** The lists of a variant that a draft refers to by id. */
export type ItemKind =
  | 'accommodations'
  | 'familyPackages'
  | 'accommodationAddons'
  | 'personalAddons'
  | 'bookingAddons'
  | 'collectiveAddons'
  | 'personalDiscounts'

interface CatalogueItem {
  readonly id: string
  readonly name: string
  readonly ratioPackageNo?: string
  readonly ratioServiceNo?: string
}

/**
 * Id of the equivalent item in another variant; null when there is none.
 * Assumption: items of the same id or the same name are equivalent, as visitors choose by name; of several the one with
 * the same number, else the first. A number alone is not enough, as numbering can differ by variant.
 */
export function equivalentId(kind: ItemKind, id: string, { from, to }: Variants): string | null {
  const there: readonly CatalogueItem[] = to[kind]
  if (there.some((candidate) => candidate.id === id)) return id
  const item: CatalogueItem | undefined = from[kind].find((candidate) => candidate.id === id)
  if (item === undefined) return null
  const namesakes = there.filter(({ name }) => name === item.name)
  const isSameNumber = ({ ratioPackageNo, ratioServiceNo }: CatalogueItem) =>
    ratioPackageNo === item.ratioPackageNo && ratioServiceNo === item.ratioServiceNo
  return (namesakes.find(isSameNumber) ?? namesakes[0])?.id ?? null
}
