import type { BookableTravel } from '#domain/catalogue/catalogue.ts'
import type { RatioTravelQuery } from '#gql/graphql.ts'
import { RatioTravelDocument } from '#gql/operations/RatioTravel.ts'
import { ask } from '#web/graph/ask.ts'
import type { LoadContext } from '#web/graph/loadContext.ts'
import { PRICE_TABLES } from '#web/graph/priceTables.ts'

/** Tables of a departure with its boarding places. */
const BOARDING_TABLES = ['t_knotens_hin', 't_knotenhalte_hin', 't_haltestellen_hin'] as const

/** The pricing structure of a variant, as answered; null if there is none. */
export type AnsweredVariant = RatioTravelQuery['ratioTravel']

type Variants = Promise<readonly AnsweredVariant[]>

/**
 * Loads the variants of a travel, with prices and with boarding places; none if it cannot be booked online. The server
 * requests both at once. The browser requests prices by the same variables as the booking, which then finds them cached.
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
    return answers.map(({ ratioTravel }) => ratioTravel)
  }
  const isInBrowser = graph === graphWithoutSsr
  const priced = withTables(isInBrowser ? PRICE_TABLES : [...PRICE_TABLES, ...BOARDING_TABLES])
  return { priced, boarded: isInBrowser ? withTables(BOARDING_TABLES) : priced }
}
