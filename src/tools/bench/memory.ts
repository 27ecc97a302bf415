import type autocannon from 'autocannon'
import type { Site } from '#test/support/browser/site.ts'
import { figureTable, type Figure, type Report } from './figures.ts'
import { residentMib } from './processFigures.ts'
import { requestPages, withSite } from './runningSites.ts'

const LIMIT_MIB = 220

const VIEWS = 20_000
const VIEWS_BETWEEN = 5000

const UNIQUE_A_SECOND = 500
const UNIQUE_SECONDS = 60
/** As many as wait when far more come than one process can serve. */
const UNIQUE_CONNECTIONS = 200

const MIXED_MINUTES = 60
const MINUTES_BETWEEN = 10
const MIXED_A_SECOND = 20
/** The memory of an hour is flat if its second half holds at most so much more than its first. */
const FLAT_MIB = 15

const SAMPLE_MS = 1000

const WORDS = ['italien', 'wandern', 'juni', 'advent', 'meer', 'norwegen', 'rhein', 'musik', 'provenze', 'flusreise']

/** Memory of one process: through varied views, far more new addresses than it can serve, and an hour of mixed load. */
export function memoryReport(): Promise<Report> {
  return withSite(async (site) => {
    const paths = await pathsOf(site)
    return figureTable([
      ...(await variedViews(site, paths)),
      ...(await uniqueAddresses(site)),
      ...(await mixedLoad(site, paths)),
    ])
  })
}

/** Every page of the sitemap, and the first step of each travel. */
async function pathsOf({ origin }: Site): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/')
  const travels = [...new Set(pages.flatMap((path) => /^\/reisen\/([^/]+)\/[^/]+$/.exec(path)?.[1] ?? []))]
  if (pages.length === 0 || travels.length === 0) throw new Error('The sitemap names no pages')
  return [...pages, ...travels.map((travel) => `/buchen/${travel}/start`)]
}

async function variedViews(site: Site, paths: readonly string[]): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (let views = VIEWS_BETWEEN; views <= VIEWS; views += VIEWS_BETWEEN) {
    const { peak, result } = await watched(site, () => send(site, () => anyPath(paths), { amount: VIEWS_BETWEEN }))
    figures.push(memoryFigure(`up to ${views} varied views`, peak), failureFigure(result))
  }
  return figures
}

async function uniqueAddresses(site: Site): Promise<readonly Figure[]> {
  let page = 0
  const path = () => {
    page += 1
    return `/reisen?einzig=${page}`
  }
  const options = { overallRate: UNIQUE_A_SECOND, duration: UNIQUE_SECONDS, connections: UNIQUE_CONNECTIONS }
  const { peak, result } = await watched(site, () => send(site, path, options))
  return [
    memoryFigure(`${UNIQUE_A_SECOND} new addresses a second for ${UNIQUE_SECONDS} s`, peak),
    ...statusFigures(result),
  ]
}

/** How many were served, and how many were told to come back (503). Any other failure is one too many. */
function statusFigures(result: autocannon.Result): readonly Figure[] {
  return [
    { name: '· pages served', value: result['2xx'], unit: '', limit: null },
    { name: '· told to come back in a moment', value: busyCount(result), unit: '', limit: null },
    failureFigure(result),
  ]
}

function failureFigure(result: autocannon.Result): Figure {
  const value = result.errors + result.non2xx - busyCount(result)
  return { name: '· without an answer, or another', value, unit: '', limit: { most: 0 } }
}

function busyCount({ statusCodeStats }: autocannon.Result): number {
  return statusCodeStats?.['503']?.count ?? 0
}

async function mixedLoad(site: Site, paths: readonly string[]): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  const peaks: number[] = []
  for (let minutes = MINUTES_BETWEEN; minutes <= MIXED_MINUTES; minutes += MINUTES_BETWEEN) {
    const options = { overallRate: MIXED_A_SECOND, duration: MINUTES_BETWEEN * 60 }
    const { peak, result } = await watched(site, () => send(site, () => anyPath(paths), options))
    peaks.push(peak)
    figures.push(memoryFigure(`up to ${minutes} minutes of mixed load`, peak), failureFigure(result))
  }
  const half = peaks.length / 2
  const growth = Math.max(...peaks.slice(half)) - Math.max(...peaks.slice(0, half))
  return [...figures, { name: 'growth in the second half hour', value: growth, unit: 'MiB', limit: { most: FLAT_MIB } }]
}

/** Three in five are pages of the site, one a search for a word or its beginning, one a filtered list. */
function anyPath(paths: readonly string[]): string {
  const chance = Math.random()
  if (chance < 0.6) return anyOf(paths)
  const word = anyOf(WORDS)
  if (chance < 0.8) return `/reisen?query=${word.slice(0, 1 + Math.floor(Math.random() * word.length))}`
  return `/reisen?destinations=${anyOf(['italien', 'deutschland', 'frankreich'])}&utm_campaign=${Math.random()}`
}

function anyOf(values: readonly string[]): string {
  return values[Math.floor(Math.random() * values.length)] ?? '/'
}

function send(
  { origin }: Site,
  path: () => string,
  options: Pick<autocannon.Options, 'amount' | 'duration' | 'overallRate' | 'connections'>,
): Promise<autocannon.Result> {
  return requestPages({
    url: origin,
    requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
    ...options,
  })
}

/** The result of some work, and the most memory held meanwhile in MiB. */
async function watched<Result>({ pid }: Site, work: () => Promise<Result>) {
  let peak = residentMib(pid)
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMib(pid))
  }, SAMPLE_MS)
  try {
    const result = await work()
    return { peak, result }
  } finally {
    clearInterval(timer)
  }
}

/** The most while the load was on. A process gives memory back late, so what it holds at rest tells nothing more. */
function memoryFigure(name: string, peak: number): Figure {
  // The whole takes more than an hour.
  process.stderr.write(`${name}: ${peak.toFixed(0)} MiB\n`)
  return { name, value: peak, unit: 'MiB', limit: { most: LIMIT_MIB } }
}
