import { memoizeByIdentity } from '#web/graph/memoizeByIdentity.ts'
import { departureKey } from './departureKey.ts'
import type { DepartureRow } from './departures.ts'

/** What a departure row has in common with others of its variant. */
type DepartureTerms = Omit<DepartureRow, 'key' | 'dateId' | 'startDate' | 'endDate'>

/**
 * A departure row in the loader data of a page. The framework transfers an object once, however often it occurs: rows with
 * the same terms share them.
 */
export interface TransferredRow extends Pick<DepartureRow, 'dateId' | 'startDate' | 'endDate'> {
  readonly terms: DepartureTerms
}

/** Rows in the form in which they are transferred. */
export const toTransferred = memoizeByIdentity((rows: readonly DepartureRow[]): readonly TransferredRow[] => {
  const shared = new Map<string, DepartureTerms>()
  return rows.map(({ key: _, dateId, startDate, endDate, ...own }) => {
    const text = JSON.stringify(own)
    const terms = shared.get(text) ?? own
    shared.set(text, terms)
    return { dateId, startDate, endDate, terms }
  })
})

/** The rows again; the same ones for the same loader data. */
export const fromTransferred = memoizeByIdentity((rows: readonly TransferredRow[]): readonly DepartureRow[] =>
  rows.map(({ terms, ...days }) => ({ ...days, ...terms, key: departureKey({ ...days, ...terms }) })),
)
