import type { IsoDay } from '#domain/calendar.ts'
import type { Feast } from './timeNames.ts'

/** A constraint on date or duration in one part of a query. */
export type TimeConstraint =
  /** Months by number, 1 to 12, of every year (null); of one year also later ones: 13 is January of the next. */
  | { readonly kind: 'months'; readonly numbers: readonly number[]; readonly year: number | null }
  | { readonly kind: 'feast'; readonly feast: Feast; readonly year: number | null }
  /** The days on which it begins, both included; at a weekend it lasts `maxDays` at most. */
  | { readonly kind: 'week'; readonly first: IsoDay; readonly last: IsoDay; readonly maxDays: number | null }
  /** Duration in days, both limits included; `max` is null for no upper limit. */
  | { readonly kind: 'days'; readonly min: number; readonly max: number | null }

/** A constraint, and the number of words it takes. */
export interface ReadConstraint {
  readonly constraint: TimeConstraint
  readonly words: number
}
