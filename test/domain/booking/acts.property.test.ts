import fc from 'fast-check'
import { test } from 'vitest'
import { arbitraryTravelOnSale } from '#test/support/builders/arbitraryOffer.ts'
import { nothingBreaks } from '#test/bookings/nothingBreaks.ts'

const SEED = Number(process.env.ACTS_SEED ?? 20_270_301)
const RUNS = Number(process.env.ACTS_RUNS ?? 250)

test(
  `invariants hold after any sequence of commands and events (ACTS_SEED=${SEED} ACTS_RUNS=${RUNS})`,
  { timeout: 60_000 + RUNS * 500 },
  () => {
    fc.assert(nothingBreaks(arbitraryTravelOnSale, '2027-03-01'), { seed: SEED, numRuns: RUNS })
  },
)
