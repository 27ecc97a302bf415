import { existsSync } from 'node:fs'

/**
 * Chunks by the routes that import a module, not by its folder: code of the funnel alone never reaches a public page.
 * By default the bundler makes a file of nearly every module, and the first view forty requests.
 */

/** Routes by the part of the site they belong to. */
const ROUTE_GROUPS = [
  { area: 'every', route: /\/src\/web\/(root|entry\.client)\.tsx$/ },
  { area: 'funnel', route: /\/src\/web\/routes\/booking\/booking\.tsx$/ },
  { area: 'step', route: /\/src\/web\/routes\/booking\/\w+\.tsx$/ },
  { area: 'public', route: /\/src\/web\/routes\/\w+\.tsx$/ },
]

/**
 * @typedef {object} Chunking
 * @property {(id: string) => { readonly importers: readonly string[] } | null} getModuleInfo
 */

/** Half of the script of every page. In one file with the framework it would be one long task, during which clicks wait. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//

/** Graphcache is a chunk of its own, loaded at the first interaction with the funnel. */
const isCacheModule = anyOf('web/graph/cache.ts', 'web/graph/cacheOptions.ts', 'gql/cacheSchema.ts')
const GRAPHCACHE = /\/exchange-graphcache/

/** Too small for chunks of their own, which would be requests: shared by several pages, and put into `site`. */
const isShared = anyOf(
  'domain/jsonObject.ts',
  'domain/words.ts',
  'domain/booking/stored/resumption.ts',
  'state/byTravel.ts',
  'web/booking/nowSeconds.ts',
  // All that a content page would need of what public pages share.
  'web/site/structuredData.ts',
)

/** Too small as well: shared by the funnel and the lazily loaded storage of its bookings, and put into `funnel`. */
const isOfStorage = anyOf(
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

/** The travel page needs it at once, the calendar of the funnel lazily. */
const isSharedByTravelAndFunnel = anyOf('web/ui/StateMark.tsx', 'web/ui/StateMark.module.css')

/** Shared by the first step and form checks that are loaded lazily. */
const isPartyLimit = anyOf('domain/booking/people/partyLimits.ts')

/** The prices of the party are loaded right after the first step, too soon for a chunk of their own. */
const isPartyPrice = anyOf(
  'domain/booking/compare/priceCells.ts',
  'domain/booking/compare/pricesOn.ts',
  'domain/booking/compare/partyTotal.ts',
  'domain/booking/compare/migration.ts',
  'domain/booking/compare/equivalent.ts',
  'domain/booking/compare/unavailable.ts',
)

/** Writing a booking for the platform and reading its summary: loaded lazily by one step, at once by the last ones. */
const isWire = anyOf(
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

/** Steps with code in common that no other step needs. The first group that has all importing steps counts. */
const STEP_GROUPS = [
  { name: 'conditions', steps: ['payment', 'onlinePayment', 'confirmation'] },
  { name: 'step-services', steps: ['extension', 'services'] },
  // Visitors come to the extension from the first step.
  { name: 'step-start', steps: ['start', 'extension'] },
  { name: 'reasons', steps: ['start', 'extension', 'services', 'additionalServices', 'payment'] },
  { name: 'people', steps: ['personalData', 'payment', 'onlinePayment', 'confirmation'] },
]

/** Code of one step alone is one chunk, its lazy parts included. */
const ofStep = (/** @type {string} */ step) => `step-${step}`

/** Public pages whose code is one chunk each, as above. */
const PAGES = ['travel', 'travelList']

const ofPage = (/** @type {string} */ page) => `page-${page}`

checkModules(
  'web/root.tsx',
  'web/entry.client.tsx',
  'web/routes/booking/booking.tsx',
  ...STEPS.map((step) => `web/routes/booking/${step}.tsx`),
  ...PAGES.map((page) => `web/routes/${page}.tsx`),
)

/** Chunks, the most needed first: a module that fits two goes into the one that more pages load. */
export const CHUNK_NAMES = [
  'react',
  'framework',
  'cache',
  'site',
  'public',
  'offer',
  'funnel',
  'reasons',
  'wire',
  'people',
  'conditions',
  ...STEPS.map(ofStep),
  ...PAGES.map(ofPage),
]

/** For `output.codeSplitting.groups` of the bundler, which asks every group about every module: each is answered once. */
export function chunkGroups() {
  /** @type {Map<string, string | null>} */
  const known = new Map()
  const knownChunkOf = (/** @type {string} */ id, /** @type {Chunking} */ chunking) => {
    if (!known.has(id)) known.set(id, chunkOf(id, chunking))
    return known.get(id)
  }
  return CHUNK_NAMES.map((name, index) => ({
    /**
     * @param {string} id
     * @param {Chunking} chunking
     */
    name: (id, chunking) => (knownChunkOf(id, chunking) === name ? name : null),
    debugName: name,
    priority: CHUNK_NAMES.length - index,
  }))
}

/**
 * Name of the chunk a module goes into; null leaves it to the bundler.
 * @param {string} id
 * @param {Chunking} chunking
 */
function chunkOf(id, chunking) {
  const isPackage = id.includes('/node_modules/')
  if ((id.includes('rolldown') && !isPackage) || id.includes('preload-helper')) return 'react'
  if (REACT.test(id)) return 'react'
  if (GRAPHCACHE.test(id) || isCacheModule(id)) return 'cache'
  if (isShared(id)) return 'site'
  if (isSharedByTravelAndFunnel(id)) return 'offer'
  if (isOfStorage(id)) return 'funnel'
  if (isPartyPrice(id)) return ofStep('start')
  if (isPartyLimit(id)) return 'funnel'
  if (isWire(id)) return 'wire'
  const routes = routesOf(id, chunking)
  const areas = new Set(
    [...routes].map((route) => ROUTE_GROUPS.find(({ route: pattern }) => pattern.test(route))?.area),
  )
  if (areas.has('every')) return isPackage ? 'framework' : 'site'
  const publicRoutes = [...routes].filter((route) => !route.includes('/routes/booking/'))
  // Code that public pages share belongs to no step. Their styles go to every page, because the page for an unknown
  // address shows cards too, and loads the styles of every page only.
  if (publicRoutes.length > 1) return areas.size > 1 || id.includes('.module.css') ? 'site' : 'public'
  if (publicRoutes.length === 1 && areas.size > 1) return 'offer'
  const page = PAGES.find((name) => publicRoutes[0]?.endsWith(`/routes/${name}.tsx`) === true)
  if (page !== undefined && !routes.has(id)) return ofPage(page)
  if (areas.has('funnel')) return 'funnel'
  const steps = STEPS.filter((step) => [...routes].some((route) => route.endsWith(`/routes/booking/${step}.tsx`)))
  const [step] = steps
  if (step === undefined || routes.has(id)) return null
  if (steps.length === 1) return ofStep(step)
  return STEP_GROUPS.find((group) => steps.every((one) => group.steps.includes(one)))?.name ?? 'funnel'
}

/**
 * Whether a module is one of these files, or lies in one of these folders.
 * @param {...string} paths below `src`
 * @returns {(id: string) => boolean}
 */
function anyOf(...paths) {
  checkModules(...paths)
  return (id) => {
    const [module = ''] = id.split('?')
    return paths.some((path) => module.endsWith(`/src/${path}`) || module.includes(`/src/${path}/`))
  }
}

/**
 * @param {...string} paths below `src`
 * @throws if one does not exist: its modules would silently go into another chunk
 */
export function checkModules(...paths) {
  const missing = paths.filter((path) => !existsSync(`src/${path}`))
  if (missing.length > 0) throw new Error(`chunks.mjs names modules that do not exist: ${missing.join(', ')}`)
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
      .filter((module) => ROUTE_GROUPS.some(({ route }) => route.test(module))),
  )
}
