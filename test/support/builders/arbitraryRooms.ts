import fc, { type Arbitrary } from 'fast-check'
import type { Accommodation, AgeGroup, FamilyPackage } from '#domain/catalogue/catalogue.ts'
import { familyPackage } from './pricing.ts'
import { room } from './room.ts'

/** Rooms a visitor can choose in a made-up travel; two of them may share the places of one package. */
export const ROOM_IDS = ['ez', 'dz', 'dreibett', 'fz', 'bett'] as const
export const FAMILY_IDS = ['familie', 'grossfamilie'] as const
export const ROOM_ADDON_IDS = ['balkon', 'safe'] as const

const PLACES = { ez: 1, dz: 2, dreibett: 3, fz: 4, bett: 3 } as const

type Groups = readonly AgeGroup[]

/** Least and most of each group. Mostly as rooms are, with adults at home everywhere; at times as nobody would build them. */
function capacities(groups: Groups, places: number): Arbitrary<Readonly<Record<string, readonly [number, number]>>> {
  const limits = groups.map(({ type }) => {
    const least = type === 'ADULT' ? fc.constantFrom(0, 0, 0, 1, 1, 2) : fc.constantFrom(0, 0, 0, 0, 0, 0, 1)
    return fc.tuple(least, fc.oneof({ weight: 6, arbitrary: fc.constant(places) }, fc.integer({ min: 0, max: places })))
  })
  return fc.tuple(...limits).map((found) => {
    const entries = groups.map(({ id }, index) => [id, found[index] ?? [0, places]] as const)
    return Object.fromEntries(entries.map(([id, [least, most]]) => [id, [Math.min(least, most), most]]))
  })
}

function ranges(groups: Groups, places: number) {
  const range = fc.record({
    ageGroups: fc.subarray(
      groups.map(({ id }) => id),
      { minLength: 1 },
    ),
    capacity: fc.integer({ min: 1, max: places }),
  })
  return fc.option(fc.array(range, { minLength: 1, maxLength: 2 }), { nil: undefined, freq: 4 })
}

function chosenRoom(id: keyof typeof PLACES, groups: Groups): Arbitrary<Accommodation> {
  const totalCapacity = PLACES[id]
  return fc
    .record({
      ratioPackageNo: fc.constantFrom('101', '101', '102', '103'),
      capacities: capacities(groups, totalCapacity),
      ranges: id === 'bett' ? fc.constant(undefined) : ranges(groups, totalCapacity),
      addons: fc.subarray([...ROOM_ADDON_IDS]),
    })
    .map(({ ranges: found, ...fields }) => {
      const shared = { partialOccupancyAllowed: id === 'bett', rangesAllowed: found !== undefined }
      return room({
        id,
        name: id,
        totalCapacity,
        ...shared,
        ...fields,
        ...(found === undefined ? {} : { ranges: found }),
      })
    })
}

/** Some kinds of rooms, the family packages’ room, and the baby package where babies can come. */
export function arbitraryRooms(groups: Groups): Arbitrary<readonly Accommodation[]> {
  const chosen = fc.tuple(...ROOM_IDS.map((id) => chosenRoom(id, groups)))
  const kept = fc.subarray([...ROOM_IDS], { minLength: 2 })
  return fc
    .tuple(chosen, kept, fc.boolean())
    .map(([rooms, ids, hasBabyPackage]) => [
      ...rooms.filter(({ id }) => ids.some((other) => other === id)),
      room({ id: 'paket', ratioPackageNo: '108', totalCapacity: 4, isFamilyPackageAccommodation: true }),
      ...(hasBabyPackage
        ? [room({ id: 'baby', ratioPackageNo: '900', name: 'Baby', totalCapacity: 1, isBabyPackage: true })]
        : []),
    ])
}

/** Packages for families of one or two adults and as many minors. */
export function arbitraryFamilyPackages(groups: Groups): Arbitrary<readonly FamilyPackage[]> {
  const packages = FAMILY_IDS.map((id, index) =>
    fc
      .record({
        adults: fc.integer({ min: 1, max: 2 }),
        others: fc.integer({ min: 0, max: 2 }),
        addons: fc.subarray([...ROOM_ADDON_IDS]),
        partialOccupancyAllowed: fc.boolean(),
        isRanged: fc.boolean(),
      })
      .map(({ adults, others, addons, partialOccupancyAllowed, isRanged }) => {
        const [first, ...rest] = groups
        const limits = Object.fromEntries(
          groups.map((group) => [group.id, [0, group === first ? adults : others] as const]),
        )
        const ranged = [
          { ageGroups: [first?.id ?? ''], capacity: adults },
          { ageGroups: rest.map((group) => group.id), capacity: others },
        ]
        const built = familyPackage({
          id,
          name: id,
          ratioServiceNo: index === 0 ? '501' : '502',
          accommodation: 'paket',
          addons,
          capacities: limits,
          totalCapacity: adults + others * rest.length,
          ...(isRanged ? { ranges: ranged.filter(({ capacity }) => capacity > 0) } : {}),
        })
        const { capacitySettings } = built
        const partialOccupancyAllowedAgeGroups = rest.map((group) => group.id)
        return {
          ...built,
          capacitySettings: { ...capacitySettings, partialOccupancyAllowed, partialOccupancyAllowedAgeGroups },
        }
      }),
  )
  return fc.tuple(fc.tuple(...packages), fc.nat(2)).map(([all, count]) => all.slice(0, count))
}
