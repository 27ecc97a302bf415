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

/** What the cache of answers is made of comes as one file of its own, when it is first needed. */
const LATE = /\/(exchange-graphcache|web\/graph\/cache|gql\/cacheSchema)/

/** A few bytes that the storage of every page and the funnel share: a file of their own would be a request. */
const SHARED = /\/(domain\/booking\/(closing|privacy|resumption|draftLifetime)|state\/(typedChild|unsavedDays)|web\/booking\/nowSeconds)\.ts$/

/** The prices of the party come a moment after the first step, and that soon are no file of their own. */
const PARTY_PRICES = /\/domain\/booking\/(partyPriceGrid|carriedOver|sameThing|misfit)\.ts$/

const STEPS = ['start', 'extension', 'services', 'personalData', 'additionalServices', 'payment', 'onlinePayment', 'confirmation']

/** What one step alone needs is one file, also where parts of it come late and share something with the step. */
const ofStep = (/** @type {string} */ step) => `step-${step}`

/** Most needed first: what two files could hold goes into the one more pages load. */
const NAMES = ['framework', 'cache', 'site', 'offer', 'funnel-framework', 'funnel', 'steps', ...STEPS.map(ofStep)]

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
  if (id.includes('rolldown') && !isPackage || id.includes('preload-helper')) return 'framework'
  if (LATE.test(id)) return 'cache'
  if (SHARED.test(id)) return 'site'
  if (PARTY_PRICES.test(id)) return ofStep('start')
  const routes = routesOf(id, chunking)
  const areas = new Set([...routes].map((route) => AREAS.find(({ route: pattern }) => pattern.test(route))?.area))
  if (areas.has('every')) return isPackage ? 'framework' : 'site'
  const publicRoutes = [...routes].filter((route) => !route.includes('/routes/booking/'))
  if (publicRoutes.length > 1) return 'site'
  if (publicRoutes.length === 1 && areas.size > 1) return 'offer'
  if (areas.has('funnel')) return isPackage ? 'funnel-framework' : 'funnel'
  if (routes.size > 1) return 'steps'
  const [route] = routes
  const step = STEPS.find((name) => route?.endsWith(`/routes/booking/${name}.tsx`))
  return step === undefined || route === id ? null : ofStep(step)
}

/**
 * The routes that import a module, over however many others.
 * @param {string} id
 * @param {Chunking} chunking
 */
function routesOf(id, chunking) {
  const seen = new Set([id])
  for (const module of seen) for (const importer of chunking.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  return new Set([...seen].map((module) => module.split('?')[0] ?? module).filter((module) => AREAS.some(({ route }) => route.test(module))))
}

/** Files whose functions nearly all run while a page starts. */
const RUN_AT_ONCE = new Set(['framework', 'cache', 'site', 'home', 'travelList', 'travel', 'offer', 'funnel-framework', 'funnel', 'steps', ...STEPS.map(ofStep)])

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
      for (const file of Object.values(bundle)) if (file.type === 'chunk' && RUN_AT_ONCE.has(file.name)) file.code = HINT + file.code
    },
  },
  applyToEnvironment: ({ name }) => name === 'client',
})
