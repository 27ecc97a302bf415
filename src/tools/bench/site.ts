import type autocannon from 'autocannon'
import { newDirectory, removeDirectory, startSite, type Site } from '#test/support/browser/site.ts'
import { baselineFigure, figureTable, median, type Figure, type Report } from './figures.ts'
import { processorSeconds } from './processFigures.ts'
import { requestPages } from './runningSites.ts'

const STARTS = 5
const WARM_VIEWS = 500
const LIST_SECONDS = 15
const ANEW_SECONDS = 10
// NODE_ENV=production, hence no fixed TODAY: the development build of React is several times slower.
const QUIET = { LOG_LEVEL: 'silent' }

/** Throughput of one process: start-up, rendering of the list. */
export async function siteReport(): Promise<Report> {
  const directory = newDirectory()
  try {
    await started(directory, ({ stop }) => stop())
    const starts = await startFigures(directory)
    const views = await started(directory, async (site) => [...(await listFigures(site)), ...(await anewFigures(site))])
    return figureTable([baselineFigure(), ...starts, ...views])
  } finally {
    removeDirectory(directory)
  }
}

async function started<Result>(directory: string, use: (site: Site) => Promise<Result>): Promise<Result> {
  const site = await startSite({ directory, environment: QUIET })
  try {
    return await use(site)
  } finally {
    await site.stop()
  }
}

async function startFigures(directory: string): Promise<readonly Figure[]> {
  const seconds: number[] = []
  for (let start = 0; start < STARTS; start += 1) {
    const begin = performance.now()
    seconds.push(await started(directory, () => Promise.resolve((performance.now() - begin) / 1000)))
  }
  return [{ name: 'ready after the start, once built', value: median(seconds), unit: 's', limit: { most: 1.5 } }]
}

/** Requests as of visitors: all for the same page, revalidated a moment later. */
async function listFigures({ origin, pid }: Site): Promise<readonly Figure[]> {
  await requestPages({ url: `${origin}/reisen`, amount: WARM_VIEWS })
  const { requests, latency, non2xx, errors, processorMs } = await watched(pid, () =>
    requestPages({ url: `${origin}/reisen`, duration: LIST_SECONDS }),
  )
  return [
    { name: 'list page, 10 connections: pages', value: requests.average, unit: '/s', limit: { least: 250 } },
    { name: 'list page, 10 connections: p99', value: latency.p99, unit: 'ms', limit: { most: 80 } },
    {
      name: 'list page: processor time of a page',
      value: processorMs / requests.total,
      unit: 'ms',
      limit: { most: 5 },
    },
    { name: 'list page: answers that were none', value: non2xx + errors, unit: '', limit: { most: 0 } },
  ]
}

/** Cost of the same page if it is not in the micro-cache. */
async function anewFigures({ origin, pid }: Site): Promise<readonly Figure[]> {
  let page = 0
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    page += 1
    return { ...request, path: `/reisen?anew=${page}` }
  }
  const { requests, latency, processorMs } = await watched(pid, () =>
    requestPages({ url: origin, duration: ANEW_SECONDS, requests: [{ setupRequest }] }),
  )
  return [
    { name: 'list page rendered anew, 10 connections: pages', value: requests.average, unit: '/s', limit: null },
    { name: 'list page rendered anew, 10 connections: p99', value: latency.p99, unit: 'ms', limit: null },
    {
      name: 'list page rendered anew: processor time of a page',
      value: processorMs / requests.total,
      unit: 'ms',
      limit: null,
    },
  ]
}

/** Result of a load run, with the processor time it cost the site. */
async function watched(
  pid: number,
  viewing: () => Promise<autocannon.Result>,
): Promise<autocannon.Result & { readonly processorMs: number }> {
  const before = processorSeconds(pid)
  const result = await viewing()
  return { ...result, processorMs: (processorSeconds(pid) - before) * 1000 }
}
