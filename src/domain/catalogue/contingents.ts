import { readFragment } from '#gql/fragment-masking.ts'
import {
  PackagePlacesFragmentDoc,
  ServiceUnitsFragmentDoc,
  type ContingentsQuery,
  type PackagePlacesFragment,
} from '#gql/graphql.ts'

/** Contingents of one departure, by number (rules 3.7). */
export interface Contingents {
  /** Places by package number. */
  readonly packages: ReadonlyMap<string, number>
  /** Units by service number. */
  readonly services: ReadonlyMap<string, number>
}

/** Parses a `Contingents` response. */
export function readContingents({ packages, services }: ContingentsQuery): Contingents {
  const places = packages.map((masked) => readFragment(PackagePlacesFragmentDoc, masked))
  const units = services.map((masked) => readFragment(ServiceUnitsFragmentDoc, masked))
  return {
    packages: readPlaces(places),
    services: new Map(units.map(({ ratioServiceNo, available }) => [ratioServiceNo, wholeUnits(available)])),
  }
}

/** Places by package number. */
export function readPlaces(
  places: readonly Pick<PackagePlacesFragment, 'ratioPackageNo' | 'available'>[],
): ReadonlyMap<string, number> {
  return new Map(places.map(({ ratioPackageNo, available }) => [ratioPackageNo, wholeUnits(available)]))
}

/** A departure sold beyond its places has a negative number: it counts as 0, as does one that is not finite. */
function wholeUnits(available: number): number {
  return Number.isFinite(available) ? Math.max(0, Math.trunc(available)) : 0
}
