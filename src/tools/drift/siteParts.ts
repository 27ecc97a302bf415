import { join } from 'node:path/posix'
import { filesBelow, importsOf, reachableFrom, textOf } from './projectFiles.ts'

/** Display names of the pages and funnel steps that import a file; empty if none does. */
export type SiteParts = (file: string) => readonly string[]

const ROUTES = 'src/web/routes.ts'
const STEPS = 'src/domain/booking/funnel/steps.ts'
const FOLDERS = ['src/web', 'src/state', 'src/domain']

/** Modules of the funnel's layout and entry, used by every step. */
const EVERY_STEP = 'every step'
const OF_EVERY_STEP = /\/booking\/(?:booking|firstOpen)\.tsx$/

/** Longer lists are replaced by a summary. */
const MOST_NAMES = 3

const ROUTE = /(?:route\('([^']+)',\s*|index\()'\.\/([^']+)'/g
const STEP = /number: ([\d.]+),\s+path: '([\w-]+)'/g

/** Follows the imports of every page of the website. */
export function readSiteParts(root: string): SiteParts {
  const pages = pagesOf(root)
  const imports = new Map(
    FOLDERS.flatMap((folder) => filesBelow(root, folder)).map((file) => [file, importsOf(root, file)]),
  )
  const names = new Map<string, Set<string>>()
  for (const [file, name] of pages) {
    for (const reached of reachableFrom(file, imports)) names.set(reached, (names.get(reached) ?? new Set()).add(name))
  }
  return (file) => shortened([...(names.get(file) ?? [])], [...pages.values()])
}

function pagesOf(root: string): ReadonlyMap<string, string> {
  const numbers = new Map([...textOf(root, STEPS).matchAll(STEP)].map(([, number = '', path = '']) => [path, number]))
  const pages = new Map<string, string>()
  for (const [, path = '/', module = ''] of textOf(root, ROUTES).matchAll(ROUTE)) {
    const [number, file] = [numbers.get(path), join('src/web', module)]
    const page = OF_EVERY_STEP.test(module) ? EVERY_STEP : `page ${path}`
    // A page with several addresses goes by the first.
    if (!pages.has(file)) pages.set(file, number === undefined ? page : `step ${number} ${path}`)
  }
  return pages
}

function shortened(names: readonly string[], all: readonly string[]): readonly string[] {
  if (names.length === new Set(all).size) return ['every page']
  const hasAllSteps = names.includes(EVERY_STEP) || all.filter(isStep).every((step) => names.includes(step))
  const pages = names.filter((name) => name.startsWith('page '))
  const pagesText = pages.length > MOST_NAMES ? [`${pages.length} pages`] : pages
  return [...(hasAllSteps ? [EVERY_STEP] : names.filter(isStep)), ...pagesText]
}

function isStep(name: string): boolean {
  return name.startsWith('step ')
}
