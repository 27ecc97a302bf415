import { writeFileSync } from 'node:fs'
import { stepUrl, TRAVEL_PATH } from '#test/support/browser/funnel.ts'
import { freePort, type Site } from '#test/support/browser/site.ts'
import { profileOf, sharesOf } from './cpuProfile.ts'
import { baselineFigure, figureTable, median, type Figure, type Report } from './figures.ts'
import { processorSeconds } from './processFigures.ts'
import { withSite } from './runningSites.ts'
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
  const inspector = await freePort()
  return withSite(
    async (site) => {
      const view = createView(site.origin)
      for (const { path } of PAGES) await view(path, WARM_VIEWS)
      const figures = [baselineFigure()]
      const bars: StackedBar[] = []
      for (const page of PAGES) {
        figures.push(...(await pageFigures(page, site, view)))
        const parts = sharesOf(await profileOf(inspector, () => view(page.path, VIEWS)))
        const bar = parts.map(([kind, ms]) => [kind, ms / VIEWS] as const)
        bars.push({ name: page.name, parts: new Map(bar), total: bar.reduce((sum, [, ms]) => sum + ms, 0) })
        figures.push(
          ...bar.map(([kind, value]) => ({ name: `${page.name}: · ${kind}`, value, unit: 'ms', limit: null })),
        )
      }
      writeFileSync(PICTURE, stackedBars(bars, 'ms'))
      const { text, isMet } = figureTable(figures)
      return { isMet, text: `${text}\n\n  Picture: ${PICTURE}` }
    },
    { NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` },
  )
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
  { pid }: Site,
  view: View,
): Promise<readonly Figure[]> {
  const rounds: number[] = []
  let bytes = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = processorSeconds(pid)
    bytes = await view(path, VIEWS)
    rounds.push(((processorSeconds(pid) - before) * 1000) / VIEWS)
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
