import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { chosenDeparture } from '#web/travel/departures/chosenDeparture.ts'
import { cheapestDeparture } from '#web/travel/departures/departureRows.ts'
import { readDepartureView, shownVariant } from '#web/travel/departures/departureView.ts'
import type { DepartureRow } from '#web/travel/departures/departures.ts'
import type { VariantRooms } from './variantRooms.ts'

const ShownRooms_travel = graphql(`
  fragment ShownRooms_travel on Travel {
    id
    pricing {
      travels {
        id
      }
    }
  }
`)

/** The rooms of all variants, for the page of their travel. */
export interface RoomsOfTravel {
  readonly travel: FragmentType<typeof ShownRooms_travel>
  readonly variants: readonly VariantRooms[]
  /** The departures of all variants. */
  readonly rows: readonly DepartureRow[]
}

interface ShownRoom {
  readonly id: string
  readonly name: string
  readonly isShared: boolean
  readonly dependsOnAges: boolean
  readonly isFamilyPackage: boolean
  readonly centimes: number
}

/** The room prices of one departure. */
export interface ShownRooms {
  readonly row: DepartureRow
  /** Whether the visitor has chosen the departure; else it is the cheapest one. */
  readonly isChosen: boolean
  /** At least one. */
  readonly rooms: readonly ShownRoom[]
  /** Centimes a person; null for none. */
  readonly singleSupplement: number | null
}

/** The rooms of the shown variant on the chosen departure, else on the cheapest one that can be chosen. Null without any. */
export function shownRooms({ travel, variants, rows }: RoomsOfTravel, parameters: URLSearchParams): ShownRooms | null {
  const { pricing } = readFragment(ShownRooms_travel, travel)
  const id = shownVariant(pricing?.travels ?? [], readDepartureView(parameters, rows))?.id
  const variant = variants.find(({ variantId }) => variantId === id)
  if (variant === undefined) return null
  const tableOf = (row: DepartureRow) => variant.prices.find(({ places }) => places.includes(rows.indexOf(row)))
  const priced = rows.filter((row) => row.variantId === id && tableOf(row) !== undefined)
  const chosen = chosenDeparture(priced, parameters)
  const row = chosen ?? cheapestDeparture(priced)
  const table = row === null ? undefined : tableOf(row)
  if (row === null || table === undefined) return null
  const rooms = variant.rooms.flatMap((room, index) => {
    const centimes = table.centimes[index] ?? null
    return centimes === null ? [] : [{ ...room, centimes }]
  })
  return { row, isChosen: chosen !== null, rooms, singleSupplement: table.singleSupplement }
}
