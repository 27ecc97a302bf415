import { beforeAll, expect, test } from 'vitest'
import { startAnalyticsCollector } from '#test/support/browser/analyticsCollector.ts'
import { attack, MOST_BLOCKING_MS, type Outcome } from '#test/fuzz/attack.ts'
import { failuresIn } from '#test/fuzz/hostFailures.ts'
import { PUBLIC_URL, SLOW } from '#test/fuzz/input.ts'
import { inputsFor } from '#test/fuzz/inputs.ts'
import { bookReally, lookAround } from '#test/fuzz/fuzzContext.ts'
import { residentBytes } from '#test/fuzz/residentBytes.ts'
import { WEBHOOK_KEY } from '#test/fuzz/addresses.ts'
import { removeDirectory, type Site, startSite } from '#test/support/browser/site.ts'

const RUNS = Number(process.env['TEST_RUNS'] ?? 5_000)
/** Others each time; every input is made from its own number alone. */
const SEED = Number(process.env['TEST_SEED'] ?? 1 + Math.floor(Math.random() * 1_000_000_000))

const MINUTE = 60_000

/**
 * No input may hold the others up for longer than so many ordinary pages, however slow the machine is. A page whose
 * answers have to be asked for first is three of them, and five where other programs want the processor at the same time.
 */
const MOST_OF_A_PAGE = 8

/** One answer in so many at most is «too many requests»: else the attack would end at the limits and test nothing. */
const MOST_LIMITED = 0.01

let site: Site

beforeAll(async () => {
  const collector = await startAnalyticsCollector()
  site = await startSite({
    environment: {
      PUBLIC_URL,
      TRUSTED_PROXIES: 'loopback',
      SANDBOX_PAYMENT: '1',
      PAYMENT_WEBHOOK_KEY: WEBHOOK_KEY,
      MATOMO_URL: collector.origin,
      MATOMO_SITE_ID: '1',
    },
  })
  return async () => {
    await site.kill()
    await collector.stop()
    removeDirectory(site.directory)
  }
})

/** So many inputs and each kind has some the host takes: what only meets refusals tests nothing behind them. */
const ENOUGH_OF_EACH = 5_000

function answers({ counts }: Outcome, status: RegExp): number {
  return Object.values(counts)
    .flatMap((byStatus) => Object.entries(byStatus))
    .reduce((sum, [each, count]) => sum + (status.test(each) ? count : 0), 0)
}

function kindsNeverTaken({ counts }: Outcome): readonly string[] {
  return Object.entries(counts).flatMap(([kind, byStatus]) =>
    kind === SLOW || Object.keys(byStatus).some((status) => /^2/.test(status)) ? [] : [kind],
  )
}

/** Of many findings the first tell enough. */
const TOLD = 20

// No retry: a failure here is the host's, and a second try would hide it.
test(
  `${RUNS} hostile inputs end no process, hold nobody up, are answered without a failure, and the host still books`,
  { timeout: 5 * MINUTE + RUNS * 150, retry: 0 },
  async () => {
    console.info(
      `Hostile inputs ${SEED} to ${SEED + RUNS - 1}: npm run test:fuzz -- --runs ${RUNS} --seed ${SEED} repeats them, --runs 1 with the number of one that one.`,
    )
    const known = await lookAround(site.origin)
    const begin = performance.now()
    const outcome = await attack(site, { first: SEED, count: RUNS, inputs: inputsFor(known) })
    const megabytes = Math.round((residentBytes(site.pid) ?? 0) / 1024 / 1024)
    console.info(
      `${Math.round((performance.now() - begin) / 1000)} s, ${megabytes} MB held, ${outcome.booked} bookings taken`,
    )
    console.table(outcome.counts)
    for (const { number, kind, ms, about } of outcome.blocking.slice(0, TOLD))
      console.info(`held up others for ${Math.round(ms)} ms: ${number} ${kind}: ${about}`)

    const failures = failuresIn(site.output())
    const { problems } = outcome
    expect({ count: problems.length, problems: problems.slice(0, TOLD), failures: failures.slice(0, TOLD) }).toEqual({
      count: 0,
      problems: [],
      failures: [],
    })
    // A busy machine draws ordinary pages slowly too.
    const mostMs = Math.max(MOST_BLOCKING_MS, MOST_OF_A_PAGE * outcome.ordinaryMs)
    console.info(`An ordinary page holds up others for ${Math.round(outcome.ordinaryMs)} ms`)
    expect(outcome.blocking.filter(({ ms }) => ms > mostMs)).toEqual([])
    expect(answers(outcome, /^429$/) / answers(outcome, /./)).toBeLessThan(MOST_LIMITED)
    if (RUNS >= ENOUGH_OF_EACH) expect(kindsNeverTaken(outcome)).toEqual([])
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
    expect(await bookReally(site.origin, 'invoice')).toMatchObject({
      success: true,
      orderNo: expect.stringMatching(/^CR-\d{4}-\d{6}$/) as string,
    })
  },
)
