import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { decodedMappings, TraceMap, type SourceMapInput } from '@jridgewell/trace-mapping'
import type { Browser } from 'playwright-core'
import { firstView, type SentFile } from '#test/support/browser/firstView.ts'
import { LIST_PATH, stepUrl, storageStateAtPayment, TRAVEL_PATH } from '#test/support/browser/funnel.ts'
import { newVisitor, openBrowser, PHONE } from '#test/support/browser/visitor.ts'
import { runQuietly } from '#tools/scripts/run.mjs'
import { HINT } from '#tools/vite/compileHints.mjs'
import { figureTable, type Report } from './figures.ts'
import { withSite } from './runningSites.ts'
import { stackedBars } from './stackedBars.ts'

const KIB = 1024
/** The same scripts once more, each with its source map. */
const MAPPED = 'build/bytes'
const PICTURE = 'build/bytes.svg'
/** Packages that weigh less in every page are one row. */
const LEAST_KIB = 0.5

/** Name of the router's generated manifest in the table. */
const ROUTES = 'list of routes'

const PUBLIC_KIB = 115
const STEP_KIB = 165

interface Page {
  readonly name: string
  readonly path: string
  readonly mostKib: number
}

/** The scripts of a page's first view: KiB with brotli, and those of each package, largest first. */
interface PageBytes extends Page {
  readonly packages: ReadonlyMap<string, number>
  readonly kib: number
}

const PAGES: readonly Page[] = [
  { name: 'home', path: '/', mostKib: PUBLIC_KIB },
  { name: 'list', path: LIST_PATH, mostKib: PUBLIC_KIB },
  { name: 'travel', path: TRAVEL_PATH, mostKib: PUBLIC_KIB },
  { name: 'content', path: '/rechtliches/agb', mostKib: PUBLIC_KIB },
  { name: 'start', path: stepUrl('start'), mostKib: STEP_KIB },
  { name: 'services', path: stepUrl('leistungen'), mostKib: STEP_KIB },
  { name: 'people', path: stepUrl('personen'), mostKib: STEP_KIB },
  { name: 'additional', path: stepUrl('zusatzleistungen'), mostKib: STEP_KIB },
  { name: 'payment', path: stepUrl('zahlung'), mostKib: STEP_KIB },
]

/** Bytes of each package in the first view of each page, as a table, and as a chart in a file. */
export async function bytesReport(): Promise<Report> {
  const parameters = ['build', '--sourcemapClient', 'hidden', '--logLevel', 'error']
  await runQuietly('node_modules/@react-router/dev/bin.js', parameters, {
    BUILD_DIRECTORY: MAPPED,
    NODE_ENV: 'production',
  })
  const pages = await withSite(({ origin }) => measuredPages(origin))
  const bars = pages.map(({ name, packages, kib }) => ({ name, parts: packages, total: kib }))
  writeFileSync(PICTURE, stackedBars(bars, 'KiB'))
  const limits = figureTable(
    pages.map(({ name, kib, mostKib }) => ({
      name: `${name}: script of a first view`,
      value: kib,
      unit: 'KiB',
      limit: { most: mostKib },
    })),
  )
  return { ...limits, text: `${table(pages)}\n\n${limits.text}\n\n  Picture: ${PICTURE}` }
}

async function measuredPages(origin: string): Promise<readonly PageBytes[]> {
  const browser = await openBrowser()
  try {
    return await viewedPages(browser, origin)
  } finally {
    await browser.close()
  }
}

async function viewedPages(browser: Browser, origin: string): Promise<readonly PageBytes[]> {
  const storageState = await storageStateAtPayment(await newVisitor(browser, origin))
  const pages: PageBytes[] = []
  for (const page of PAGES) {
    const visitor = await newVisitor(browser, origin, { width: PHONE, storageState })
    const { scripts, scriptBytes } = await firstView(visitor, page.path)
    await visitor.leave()
    pages.push({ ...page, packages: weights(scripts), kib: scriptBytes / KIB })
  }
  return pages
}

/** KiB of each package: the bytes of a script as sent, divided among its packages by their characters before compression. */
function weights(scripts: readonly SentFile[]): ReadonlyMap<string, number> {
  const kib = new Map<string, number>()
  for (const { path, bytes } of scripts) {
    const script = readFileSync(`${MAPPED}/client${path}`, 'utf8').replace(HINT, '')
    const map = `${MAPPED}/client${path}.map`
    // The router writes its list of routes, without a map.
    const characters = existsSync(map)
      ? charactersByPackage(script, readFileSync(map, 'utf8'))
      : [[ROUTES, script.length] as const]
    for (const [name, count] of characters) {
      kib.set(name, (kib.get(name) ?? 0) + (count / script.length) * (bytes / KIB))
    }
  }
  return new Map([...kib].toSorted(([, one], [, other]) => other - one))
}

/** Bytes mapped to no source: the bundler's own code. */
const BUNDLER = 'bundler'

/**
 * Where the characters of a minified script come from, by npm package, or by folder of the product; they add up to the
 * length of the script.
 */
export function charactersByPackage(script: string, map: SourceMapInput): ReadonlyMap<string, number> {
  const trace = new TraceMap(map)
  const characters = new Map<string, number>()
  const add = (name: string, count: number) => characters.set(name, (characters.get(name) ?? 0) + count)
  const mappings = decodedMappings(trace)
  for (const [index, line] of script.split('\n').entries()) {
    const segments = mappings[index] ?? []
    add(BUNDLER, segments[0]?.[0] ?? line.length)
    for (const [position, segment] of segments.entries()) {
      const source = segment[1] === undefined ? null : (trace.sources[segment[1]] ?? null)
      const end = segments[position + 1]?.[0] ?? line.length
      add(source === null ? BUNDLER : packageOf(source), end - segment[0])
    }
    if (index > 0) add(BUNDLER, 1)
  }
  return characters
}

/** The npm package of a source file, or a folder of the product: `src/web/booking`, `src/domain`. */
export function packageOf(source: string): string {
  const installed = source.split('node_modules/').at(-1)
  if (installed !== undefined && installed !== source) return /^(?:@[^/]+\/)?[^/]+/.exec(installed)?.[0] ?? BUNDLER
  return /src\/(?:web\/[^/.]+(?=\/)|[^/.]+)/.exec(source)?.[0] ?? BUNDLER
}

function table(pages: readonly PageBytes[]): string {
  const most = (name: string) => Math.max(...pages.map(({ packages }) => packages.get(name) ?? 0))
  const names = [...new Set(pages.flatMap(({ packages }) => [...packages.keys()]))]
    .filter((name) => most(name) >= LEAST_KIB)
    .toSorted((one, other) => most(other) - most(one))
  const rest = ({ packages }: PageBytes) =>
    [...packages].reduce((sum, [name, kib]) => (names.includes(name) ? sum : sum + kib), 0)
  const width = Math.max(...names.map((name) => name.length)) + 2
  const row = (name: string, cells: readonly string[]) =>
    `  ${name.padEnd(width)}${cells.map((cell) => cell.padStart(12)).join('')}`
  return [
    row(
      'KiB with brotli',
      pages.map(({ name }) => name),
    ),
    ...names.map((name) =>
      row(
        name,
        pages.map(({ packages }) => (packages.get(name) ?? 0).toFixed(1)),
      ),
    ),
    row(
      'others',
      pages.map((page) => rest(page).toFixed(1)),
    ),
    row(
      'together',
      pages.map(({ kib }) => kib.toFixed(1)),
    ),
  ].join('\n')
}
