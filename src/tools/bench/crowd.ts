import { loadavg } from 'node:os'
import { createRandom } from '#test/support/random.ts'
import { arrivals, peakOfRun, visitorsOfRun } from './crowdArrivals.ts'
import { readScene } from './crowdScene.ts'
import { send } from './crowdSend.ts'
import { type Running, type Setup, setups } from './crowdSetups.ts'
import { type Shares, watchShares } from './crowdShares.ts'
import { checkStock, readStock, type StockCheck } from './crowdStock.ts'
import { summarise, type Summary } from './crowdSummary.ts'
import { plannedRequests, type Scene } from './crowdVisits.ts'
import { baselineFigure, figureTable, type Figure, type Report } from './figures.ts'

/** Lengths of a run: of the time in which visitors come, and of what a visitor looks at on average. */
export interface Pace {
  readonly seconds: number
  readonly thinkMs: number
}

export interface CrowdOptions {
  /** Of the runs that search for the highest load. */
  readonly search: Pace
  /** Visitors a second at the peak of the first run, and of the last one that may be. */
  readonly from: number
  readonly most: number
  readonly halvings: number
  /** Of the one run with this many visitors. */
  readonly crowd: Pace & { readonly visitors: number }
}

const CROWD: CrowdOptions = {
  search: { seconds: 30, thinkMs: 1000 },
  from: 8,
  most: 512,
  halvings: 3,
  crowd: { seconds: 120, thinkMs: 12_000, visitors: 10_000 },
}

/** A set-up is saturated where the p99 of its pages is above this. */
const FULL_MS = 500

const SEED = 4711

/** How long nobody comes between two runs, so that none begins with what is left of the one before. */
const REST_MS = 3000

/** Load test of a newsletter for each set-up: the highest sustained load, and the latencies at ten thousand visitors. */
export async function crowdReport(options: CrowdOptions = CROWD): Promise<Report> {
  const scene = await readScene()
  const reports: Report[] = []
  for (const setup of setups()) {
    if (setup.lack === null) reports.push(await setup.use((running) => reportOf(running, { setup, scene, options })))
    else reports.push({ text: `  ${setup.name}: not measured: ${setup.lack}`, isMet: true })
  }
  reports.unshift(figureTable([baselineFigure()]))
  return { text: reports.map(({ text }) => text).join('\n'), isMet: reports.every(({ isMet }) => isMet) }
}

interface Measurement {
  readonly setup: Setup
  readonly scene: Scene
  readonly options: CrowdOptions
}

interface Run {
  readonly summary: Summary
  readonly shares: Shares
  /** Processes that want a processor, just before: of other programs. */
  readonly load: number
}

async function reportOf(running: Running, { setup, scene, options }: Measurement): Promise<Report> {
  const before = await readStock(running.location)
  const confirmed: string[] = []
  let visitors = 0
  let runs = 0
  const run = async (count: number, { seconds, thinkMs }: Pace): Promise<Run> => {
    const random = createRandom(SEED + runs)
    const times = arrivals(count, seconds, random)
    const requests = plannedRequests({ scene, random, arrivals: times, thinkMs, run: runs, firstVisitor: visitors })
    visitors += count
    runs += 1
    const [load = Number.NaN] = loadavg()
    const shares = watchShares(running.sites.map(({ pid }) => pid))
    const summary = summarise(await send(requests, running.origins))
    const result = { summary, shares: shares(), load }
    confirmed.push(...summary.confirmed)
    // Runs take minutes.
    const peak = peakOfRun(count, seconds).toFixed(1)
    process.stderr.write(`${setup.name}: ${peak} visitors/s at the peak, p99 ${summary.pagesP99Ms.toFixed(0)} ms\n`)
    await new Promise((resolve) => setTimeout(resolve, REST_MS))
    return result
  }
  const { search, from, most, halvings, crowd } = options
  // Not counted: code is compiled and caches are filled.
  await run(visitorsOfRun(from, search.seconds), search)
  const { sustained, exceeded } = await highestSustained({
    from,
    most,
    halvings,
    attempt: (load) => run(visitorsOfRun(load, search.seconds), search),
    isSustained: ({ summary: { pagesP99Ms, failures } }) => pagesP99Ms <= FULL_MS && failures.size === 0,
  })
  const all = await run(crowd.visitors, crowd)
  const check = checkStock(before.left, await readStock(running.location), confirmed)
  const peak = peakOfRun(crowd.visitors, crowd.seconds).toFixed(0)
  const shown = sustained ?? exceeded
  const tables = [
    `  ${setup.name}`,
    figureTable(loadFigures(sustained?.load ?? 0, exceeded?.load ?? null)).text,
    ...(shown === null
      ? []
      : [`  at ${shown.load} visitors a second at the peak`, figureTable(runFigures(shown.run)).text]),
    `  ${crowd.visitors} visitors within ${crowd.seconds} s, ${peak} a second at the peak`,
    figureTable(runFigures(all)).text,
    '  bookings of all runs',
  ]
  const stock = figureTable(stockFigures(check, confirmed))
  return { text: [...tables, stock.text].join('\n'), isMet: stock.isMet }
}

function loadFigures(sustained: number, exceeded: number | null): readonly Figure[] {
  const perSecond = (name: string, value: number) => ({ name, value, unit: '/s', limit: null })
  return [
    perSecond(`visitors at the peak, p99 of pages within ${FULL_MS} ms`, sustained),
    ...(exceeded === null ? [] : [perSecond('visitors at the peak, p99 of pages beyond it', exceeded)]),
  ]
}

function runFigures({ summary, shares, load }: Run): readonly Figure[] {
  const figure = (name: string, value: number, unit = ''): Figure => ({ name, value, unit, limit: null })
  const ofVisitor = (name: string) =>
    figure(`processor time of ${name} for a visitor`, ((shares.seconds.get(name) ?? 0) * 1000) / summary.visitors, 'ms')
  const failed = [...summary.failures].map(([failure, count]) => figure(`errors: ${failure}`, count))
  return [
    figure('visitors', summary.visitors),
    figure('visitors at once, at most', summary.mostAtOnce),
    figure('pages', summary.pagesPerSecond, '/s'),
    figure('pages in the fullest second', summary.mostPagesInSecond, '/s'),
    figure('bookings', summary.bookingsPerSecond, '/s'),
    figure('bookings confirmed', summary.bookings),
    figure('bookings refused, as it was sold out', summary.refused),
    figure('p99 of all pages', summary.pagesP99Ms, 'ms'),
    ...summary.latencies.flatMap(({ kind, p50Ms, p99Ms }) => [
      figure(`${kind}: p50`, p50Ms, 'ms'),
      figure(`${kind}: p99`, p99Ms, 'ms'),
    ]),
    ...(failed.length === 0 ? [figure('errors', 0)] : failed),
    figure('answers, compressed', summary.mebibytes, 'MiB'),
    ofVisitor('site'),
    ofVisitor('PostgreSQL'),
    ...[...shares.seconds].map(([name, seconds]) =>
      figure(`processors: ${name}`, (seconds / shares.available) * 100, '%'),
    ),
    figure('this client: delay of its event loop, p99', shares.clientDelayP99Ms, 'ms'),
    figure('load of the machine before the run', load),
  ]
}

function stockFigures(
  { oversold, miscounted, soldOut, lost }: StockCheck,
  confirmed: readonly string[],
): readonly Figure[] {
  const none = (name: string, value: number): Figure => ({ name, value, unit: '', limit: { most: 0 } })
  return [
    { name: 'bookings confirmed', value: confirmed.length, unit: '', limit: null },
    { name: 'contingents sold out', value: soldOut, unit: '', limit: null },
    none('oversold', oversold),
    none('contingents that do not add up', miscounted),
    none('lost', lost),
  ]
}

/** A load that was tried, with its result. */
interface Tried<Run> {
  readonly load: number
  readonly run: Run
}

/** Result of a search for the highest sustained load. */
interface LoadLimit<Run> {
  /** The highest load that was sustained; null if none was. */
  readonly sustained: Tried<Run> | null
  /** The lowest load that was not sustained; null if all were. */
  readonly exceeded: Tried<Run> | null
}

interface Search<Run> {
  /** The first load tried. */
  readonly from: number
  /** No load beyond it is tried. */
  readonly most: number
  /** Loads tried between the highest sustained and the lowest that was not. */
  readonly halvings: number
  readonly attempt: (load: number) => Promise<Run>
  readonly isSustained: (run: Run) => boolean
}

/** The highest load that is sustained: doubled until it is not, then halved in between. */
export async function highestSustained<Run>({
  from,
  most,
  halvings,
  attempt,
  isSustained,
}: Search<Run>): Promise<LoadLimit<Run>> {
  let found: LoadLimit<Run> = { sustained: null, exceeded: null }
  const attemptAt = async (load: number) => {
    const tried = { load, run: await attempt(load) }
    found = isSustained(tried.run) ? { ...found, sustained: tried } : { ...found, exceeded: tried }
  }
  for (let load = from; load <= most && found.exceeded === null; load *= 2) await attemptAt(load)
  for (let halving = 0; halving < halvings && found.exceeded !== null; halving += 1)
    await attemptAt(((found.sustained?.load ?? 0) + found.exceeded.load) / 2)
  return found
}
