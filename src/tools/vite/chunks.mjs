import { existsSync } from 'node:fs'

/**
 * Which modules of the website travel in one file. Left alone the bundler makes a file of nearly every module, and a
 * first view of forty requests. Who needs a module decides, not where it lies: what the funnel alone needs never
 * reaches a public page.
 */

/** Routes by the part of the site they belong to. */
const AREAS = [
  { area: 'every', route: /\/src\/web\/(root|entry\.client)\.tsx$/ },
  { area: 'funnel', route: /\/src\/web\/routes\/booking\/booking\.tsx$/ },
  { area: 'step', route: /\/src\/web\/routes\/booking\/\w+\.tsx$/ },
  { area: 'public', route: /\/src\/web\/routes\/\w+\.tsx$/ },
]

/**
 * @typedef {object} Chunking
 * @property {(id: string) => { readonly importers: readonly string[] } | null} getModuleInfo
 */

/** Half of what every page runs first. As one file with the rest it would hold up a press while it is taken over. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//

/** The normalising cache comes as one file of its own, when it is first needed. */
const isCacheModule = among(
  'web/graph/cache.ts',
  'web/graph/cacheOptions.ts',
  'web/graph/cacheTakeover.ts',
  'gql/cacheSchema.ts',
)
const GRAPHCACHE = /\/exchange-graphcache/

/** A few bytes that the funnel and late parts of public pages share: a file of their own would be a request. */
const isShared = among('domain/booking/stored/resumption.ts', 'state/byTravel.ts', 'web/booking/nowSeconds.ts')

/** The same of the funnel and of the storage of its bookings, which comes late. */
const isOfStorage = among(
  'domain/booking/rules/ages.ts',
  'domain/booking/draft/checkout.ts',
  'domain/booking/people/presumedBirthday.ts',
  'domain/booking/draft/privacy.ts',
  'domain/booking/stored/storedPeople.ts',
  'state/undoableChanges.ts',
  'state/pendingChild.ts',
  'state/unsavedDays.ts',
  'web/site/isStillInBooking.ts',
)

/** The mark of a departure, which the travel page needs at once and the calendar of the funnel late. */
const isStateMark = among('web/ui/StateMark.tsx', 'web/ui/StateMark.module.css')

/** Checks of a form that come late share them with the first step. */
const isPartyLimit = among('domain/booking/people/partyLimits.ts')

/** The prices of the party come a moment after the first step, and that soon are no file of their own. */
const isPartyPrice = among(
  'domain/booking/compare/partyPriceGrid.ts',
  'domain/booking/compare/partyTotal.ts',
  'domain/booking/compare/migration.ts',
  'domain/booking/compare/equivalent.ts',
  'domain/booking/compare/unavailable.ts',
)

/** How a booking is written for the platform and its summary read: a late part of one step brings it with the texts of the next. */
const isWire = among(
  'domain/booking/wire',
  'domain/booking/insurance/readSummary.ts',
  'web/booking/summary/fetchSummary.ts',
)

const STEPS = [
  'start',
  'services',
  'extension',
  'personalData',
  'additionalServices',
  'payment',
  'onlinePayment',
  'confirmation',
]

/** Steps that have something in common: what no other step needs is in a file that the others do not load. The first that fits counts. */
const STRETCHES = [
  { name: 'closing', steps: ['payment', 'onlinePayment', 'confirmation'] },
  { name: 'step-services', steps: ['extension', 'services'] },
  // Who is offered an extension comes from the first step.
  { name: 'step-start', steps: ['start', 'extension'] },
  { name: 'reasons', steps: ['start', 'extension', 'services', 'additionalServices', 'payment'] },
]

/** What one step alone needs is one file, also where parts of it come late and share something with the step. */
const ofStep = (/** @type {string} */ step) => `step-${step}`

/** Public pages of several files, which are one each, as above. */
const PAGES = ['travel', 'travelList']

const ofPage = (/** @type {string} */ page) => `page-${page}`

/** Most needed first: what two files could hold goes into the one more pages load. */
const NAMES = [
  'react',
  'framework',
  'cache',
  'site',
  'public',
  'offer',
  'funnel',
  'steps',
  'reasons',
  'closing',
  ...STEPS.map(ofStep),
  ...PAGES.map(ofPage),
]

export const chunkGroups = NAMES.map((name, index) => ({
  /**
   * @param {string} id
   * @param {Chunking} chunking
   */
  name: (id, chunking) => (chunkOf(id, chunking) === name ? name : null),
  debugName: name,
  priority: NAMES.length - index,
}))

/**
 * Name of the file a module goes into; null leaves it to the bundler.
 * @param {string} id
 * @param {Chunking} chunking
 */
function chunkOf(id, chunking) {
  const isPackage = id.includes('/node_modules/')
  if ((id.includes('rolldown') && !isPackage) || id.includes('preload-helper')) return 'react'
  if (REACT.test(id)) return 'react'
  if (GRAPHCACHE.test(id) || isCacheModule(id)) return 'cache'
  if (isShared(id)) return 'site'
  if (isStateMark(id)) return 'offer'
  if (isOfStorage(id)) return 'funnel'
  if (isPartyPrice(id)) return ofStep('start')
  if (isPartyLimit(id)) return 'steps'
  if (isWire(id)) return 'closing'
  const routes = routesOf(id, chunking)
  const areas = new Set([...routes].map((route) => AREAS.find(({ route: pattern }) => pattern.test(route))?.area))
  if (areas.has('every')) return isPackage ? 'framework' : 'site'
  const publicRoutes = [...routes].filter((route) => !route.includes('/routes/booking/'))
  // What public pages share and no step needs is no part of a step; their styles are, for the page of an address there is
  // not shows cards too, and has the styles of every page only.
  if (publicRoutes.length > 1) return areas.size > 1 || id.includes('.module.css') ? 'site' : 'public'
  if (publicRoutes.length === 1 && areas.size > 1) return 'offer'
  const page = PAGES.find((name) => publicRoutes[0]?.endsWith(`/routes/${name}.tsx`) === true)
  if (page !== undefined && !routes.has(id)) return ofPage(page)
  if (areas.has('funnel')) return 'funnel'
  const steps = STEPS.filter((step) => [...routes].some((route) => route.endsWith(`/routes/booking/${step}.tsx`)))
  const [step] = steps
  if (step === undefined || routes.has(id)) return null
  if (steps.length === 1) return ofStep(step)
  return STRETCHES.find((stretch) => steps.every((one) => stretch.steps.includes(one)))?.name ?? 'steps'
}

/**
 * Whether a module is one of these files, or lies in one of these folders.
 * @param {...string} paths below `src`
 * @returns {(id: string) => boolean}
 * @throws when a path does not exist: what it was to hold would silently travel in another file
 */
function among(...paths) {
  const missing = paths.filter((path) => !existsSync(`src/${path}`))
  if (missing.length > 0)
    throw new Error(`src/tools/vite/chunks.mjs names modules that are not there: ${missing.join(', ')}`)
  return (id) => {
    const [module = ''] = id.split('?')
    return paths.some((path) => module.endsWith(`/src/${path}`) || module.includes(`/src/${path}/`))
  }
}

/**
 * The routes that import a module, over however many others.
 * @param {string} id
 * @param {Chunking} chunking
 */
function routesOf(id, chunking) {
  const seen = new Set([id])
  for (const module of seen) for (const importer of chunking.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  return new Set(
    [...seen]
      .map((module) => module.split('?')[0] ?? module)
      .filter((module) => AREAS.some(({ route }) => route.test(module))),
  )
}

/** Files whose functions nearly all run while a page starts. */
const RUN_AT_ONCE = new Set([
  'react',
  'framework',
  'cache',
  'site',
  'public',
  'home',
  'offer',
  'funnel',
  'steps',
  'reasons',
  'closing',
  ...STEPS.map(ofStep),
  ...PAGES.map(ofPage),
])

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Tells browsers that know the hint to compile a file whole while it arrives, beside the page. Left alone they compile
 * each function when it is first called, and the page stands still for that. It has to be the first line.
 * @returns {import('vite').Plugin}
 */
export const compileHints = () => ({
  name: 'compile-hints',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && RUN_AT_ONCE.has(file.name)) file.code = HINT + file.code
    },
  },
  applyToEnvironment: ({ name }) => name === 'client',
})
