import { readPricingTravel, type BookableTravel, type PricingTravel } from '#domain/catalogue/catalogue.ts'
import { RatioTravelDocument } from '#gql/operations/RatioTravel.ts'
import { ask } from '#web/graph/ask.ts'
import type { LoadContext } from '#web/graph/loadContext.ts'

/** The parts of a departure the table is made from. */
const PRICE_TABLES = ['onlinebuchung', 't_packages', 't_reiseleistungen'] as const

/** The parts that tell where one gets on. */
const BOARDING_TABLES = ['t_knotens_hin', 't_knotenhalte_hin', 't_haltestellen_hin'] as const

type Variants = Promise<readonly PricingTravel[]>

/**
 * Asks for the variants of a travel, with their prices and with where one gets on; none when it cannot be booked
 * online. The server asks for both at once. In the browser the question about prices is the one that the booking asks
 * as well, whose answer then serves it.
 */
export function loadVariants(
  { graph, graphWithoutSsr }: LoadContext,
  travel: BookableTravel,
): { readonly priced: Variants; readonly boarded: Variants } {
  const withTables = async (tables: readonly string[]) => {
    const ids = travel.pricing?.travels.map(({ id }) => id) ?? []
    const answers = await Promise.all(
      ids.map((ratioTravelId) => ask(graphWithoutSsr, RatioTravelDocument, { ratioTravelId, tables: [...tables] })),
    )
    return answers.map(({ ratioTravel }) => readPricingTravel(ratioTravel)).filter((variant) => variant !== null)
  }
  const isInBrowser = graph === graphWithoutSsr
  const priced = withTables(isInBrowser ? PRICE_TABLES : [...PRICE_TABLES, ...BOARDING_TABLES])
  return { priced, boarded: isInBrowser ? withTables(BOARDING_TABLES) : priced }
}
