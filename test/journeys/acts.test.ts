import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openShop } from '#test/support/journeys/openShop.ts'
import { bookableVariants } from '#test/support/journeys/shop.ts'
import { nothingBreaks } from '#test/support/journeys/sequences.ts'
import { shelvesOf } from '#test/support/journeys/shelves.ts'

const SEED = Number(process.env.ACTS_SEED ?? 20_270_301)
const RUNS = Number(process.env.ACTS_RUNS ?? 60)

const TODAY = '2027-03-01'

test(
  `no sequence of acts breaks what must hold on the demo operator’s travels (ACTS_SEED=${SEED} ACTS_RUNS=${RUNS})`,
  { timeout: 60_000 + RUNS * 1000 },
  async () => {
    const shelves = shelvesOf(await bookableVariants(await openShop(TODAY)))
    expect(shelves.length).toBeGreaterThan(20)
    fc.assert(nothingBreaks(fc.constantFrom(...shelves), TODAY), { seed: SEED, numRuns: RUNS })
  },
)
