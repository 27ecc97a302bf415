import { writeFileSync } from 'node:fs'
import { stepUrl, TRAVEL_PATH } from '#test/support/browser/funnel.ts'
import { baselineMs } from './baseline.ts'
import { figureTable, type Figure } from './figures.ts'
import { startInspectedSite, type InspectedSite } from './inspectedSite.ts'
import { median } from './measure.ts'
import { profileShares } from './profileShares.ts'
import type { Report } from './report.ts'
import { stackedBars, type StackedBar } from './stackedBars.ts'

const WARM_VIEWS = 100
const ROUNDS = 5
const VIEWS = 40

const PROCESSOR_LIMIT_MS = 7
const LIST_LIMIT_KB = 90

const PICTURE = 'build/cold.svg'

const PAGES = [
  { name: 'list', path: '/reisen', mostKb: LIST_LIMIT_KB },
  { name: 'travel', path: TRAVEL_PATH, mostKb: null },
  { name: 'start of the funnel', path: stepUrl('start'), mostKb: null },
] as const

/** Cost of pages on a cache miss: each view has a URL of its own. Also as a chart in a file. */
export async function coldPagesReport(): Promise<Report> {
  const site = await startInspectedSite()
  try {
    const view = createView(site.origin)
    for (const { path } of PAGES) await view(path, WARM_VIEWS)
    const figures: Figure[] = [
      { name: 'baseline: JSON of 200 records, written and read', value: baselineMs(), unit: 'ms', limit: null },
    ]
    const bars: StackedBar[] = []
    for (const page of PAGES) {
      figures.push(...(await pageFigures(page, site, view)))
      const bar = await profiledPage(page, site, view)
      bars.push(bar)
      figures.push(
        ...[...bar.parts].map(([kind, ms]) => ({ name: `${bar.name}: · ${kind}`, value: ms, unit: 'ms', limit: null })),
      )
    }
    writeFileSync(PICTURE, stackedBars(bars, 'ms'))
    const { text, isMet } = figureTable(figures)
    return { isMet, text: `${text}\n\n  Picture: ${PICTURE}` }
  } finally {
    await site.stop()
  }
}

/** Views a page under new addresses. @returns the size of the last answer, uncompressed */
type View = (path: string, times: number) => Promise<number>

function createView(origin: string): View {
  let views = 0
  return async (path, times) => {
    let bytes = 0
    for (let time = 0; time < times; time += 1) {
      views += 1
      const headers = { Accept: 'text/html', 'Accept-Encoding': 'br' }
      const answer = await fetch(`${origin}${path}?cold=${views}`, { headers })
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
      bytes = (await answer.arrayBuffer()).byteLength
    }
    return bytes
  }
}

async function pageFigures(
  { name, path, mostKb }: (typeof PAGES)[number],
  { processorMs }: InspectedSite,
  view: View,
): Promise<readonly Figure[]> {
  const rounds: number[] = []
  let bytes = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await processorMs()
    bytes = await view(path, VIEWS)
    rounds.push(((await processorMs()) - before) / VIEWS)
  }
  return [
    {
      name: `${name}: processor time of a page`,
      value: median(rounds),
      unit: 'ms',
      limit: { most: PROCESSOR_LIMIT_MS },
    },
    { name: `${name}: quietest round`, value: Math.min(...rounds), unit: 'ms', limit: null },
    { name: `${name}: HTML`, value: bytes / 1000, unit: 'kB', limit: mostKb === null ? null : { most: mostKb } },
  ]
}

/** Milliseconds of a view by kind of work. */
async function profiledPage(
  { name, path }: (typeof PAGES)[number],
  { profile }: InspectedSite,
  view: View,
): Promise<StackedBar> {
  const shares = profileShares(await profile(() => view(path, VIEWS))).map(([kind, ms]) => [kind, ms / VIEWS] as const)
  return { name, parts: new Map(shares), total: shares.reduce((sum, [, ms]) => sum + ms, 0) }
}
