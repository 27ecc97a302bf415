/**
 * @typedef {object} Boundary
 * @property {string} folder        path below `src` that it holds for; the innermost one of a module counts
 * @property {readonly string[]} folders  folders and modules below `src` whose values may be imported
 * @property {readonly string[]} types    folders below `src` of which types may be imported as well
 * @property {readonly string[] | null} packages  npm packages and `node:` modules allowed; null: all but `banned`
 * @property {readonly string[]} [banned]
 * @property {readonly Exception[]} [exceptions]
 * @property {string} hint          part of the lint message: where such code belongs instead
 *
 * @typedef {object} Exception      what one module or folder of it may import as well
 * @property {string} module        module or folder below `src`
 * @property {readonly string[]} [folders]  as those of the boundary
 * @property {readonly string[]} [packages]
 */

/** Modules at the root of the domain, which all its folders may import. */
export const DOMAIN_VALUES = [
  'calendar',
  'easter',
  'filterNames',
  'jsonObject',
  'money',
  'onlineStatus',
  'shape',
  'shownText',
  'timeOfDay',
  'typingErrors',
  'words',
].map((name) => `domain/${name}.ts`)

/** The rest of the domain, lowest first. Folders of one row do not import each other. */
export const DOMAIN_LAYERS = [['catalogue', 'content', 'search'], ['booking/draft'], ['travels', 'tracking']]

/** The booking by subject, lowest first: subjects read a draft, and neither settle it nor call a command. */
export const BOOKING_LAYERS = [
  ['draft'],
  ['availability'],
  ['rules'],
  ['people'],
  ['boarding', 'extras'],
  ['rooms'],
  ['price', 'dates'],
  ['insurance', 'payment'],
  ['placed'],
  ['settle.ts'],
  ['removedChoices.ts'],
  ['commands'],
  ['compare'],
  ['funnel', 'changes'],
  ['stored', 'wire'],
]

/** The website, lowest first. */
export const WEB_LAYERS = [
  ['theme'],
  ['text'],
  ['ui', 'map'],
  ['document'],
  ['graph'],
  ['site'],
  ['content', 'tracking'],
  ['booking'],
  ['travel'],
  ['frame', 'routes'],
]

/** The pages about travels, lowest first; each imports the others below it only. */
export const TRAVEL_LAYERS = [
  ['search', 'section', 'card', 'wishlist'],
  ['filter', 'departures', 'route'],
  ['list', 'home', 'page'],
]

/**
 * Boundaries of layered folders: each may import itself and those below it.
 * @param {string} parent   path below `src`
 * @param {readonly (readonly string[])[]} layers  lowest first
 * @param {(folder: string) => Omit<Boundary, 'folder'>} restOf  the rest of each boundary; its `folders` are those outside of `parent`
 * @returns {Boundary[]}
 */
export function layersOf(parent, layers, restOf) {
  return layers.flatMap((row, index) => {
    const below = layers.slice(0, index).flat()
    return row.map((name) => {
      const folder = `${parent}/${name}`
      const boundary = restOf(name)
      return {
        ...boundary,
        folder,
        folders: [folder, ...below.map((lower) => `${parent}/${lower}`), ...boundary.folders],
      }
    })
  })
}

/** Folders of `web` that see neither state nor platform. */
export const STATELESS = ['theme', 'text', 'ui', 'map']

/** @type {Readonly<Record<string, string>>} */
export const WEB_HINTS = {
  theme: 'web/theme holds tokens and styles. Components belong in web/ui or in a feature.',
  text: 'web/text holds words and formatters. Components belong in web/ui or in a feature.',
  ui: 'web/ui knows no feature: hand data and callbacks in as props, or move the component into the feature. `chakra` comes from web/theme/chakra.ts.',
  map: 'web/map draws any map: hand stops and routes in as props, or move the component into the feature.',
  routes:
    'A route is put together from features, domain and state. What runs on the server alone belongs in src/server.',
}

export const FEATURE_HINT =
  'A layer of src/web imports the layers below it only: what two features need belongs in web/site or web/ui. What runs on the server belongs in src/server, what is stored in src/platform behind GraphQL, atoms in src/state, and components get `chakra` from web/theme/chakra.ts.'

/**
 * @param {string} name
 * @returns {readonly string[]}
 */
export function belowInWeb(name) {
  const index = WEB_LAYERS.findIndex((row) => row.includes(name))
  return WEB_LAYERS.slice(0, index)
    .flat()
    .map((lower) => `web/${lower}`)
}

export const PURE_HINT =
  'src/domain is pure. Atoms belong in src/state, components and requests in src/web, storage in src/platform, form schemas in the step of the form, readFragment in domain/catalogue.'

/** Packages that no code of a page may import. */
export const BACK_END_PACKAGES = ['express', 'compression', 'graphql-yoga', 'kysely', 'libsql', 'pg', 'pino', 'sharp']

/** Packages that no code of the host or the platform may import. */
export const FRONT_END_PACKAGES = [
  'react',
  'react-dom',
  'urql',
  '@urql',
  'jotai',
  'jotai-family',
  '@chakra-ui',
  '@emotion',
  'framer-motion',
  'react-hook-form',
  'leaflet',
]
