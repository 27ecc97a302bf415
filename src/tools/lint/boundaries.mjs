/** @import { Boundary } from './layers.mjs' */

import {
  BACK_END_PACKAGES,
  FRONT_END_PACKAGES,
  DOMAIN_VALUES,
  DOMAIN_LAYERS,
  BOOKING_LAYERS,
  WEB_LAYERS,
  TRAVEL_LAYERS,
  layersOf,
  PURE_HINT,
  STATELESS,
  WEB_HINTS,
  FEATURE_HINT,
  belowInWeb,
} from './layers.mjs'

const WEB = {
  types: [],
  packages: null,
  // Styles are made when the site is built: components import `chakra` from web/theme.
  banned: [...BACK_END_PACKAGES, 'jotai-family', '@chakra-ui', '@emotion'],
}

/**
 * Import boundaries: which folder may import which. Lint checks them in the editor and in the gate; tests read the same table.
 * @type {readonly Boundary[]}
 */
export const BOUNDARIES = [
  {
    folder: 'domain',
    folders: DOMAIN_VALUES,
    types: [],
    packages: [],
    exceptions: [{ module: 'domain/calendar.ts', packages: ['date-fns', '@date-fns/utc'] }],
    hint: PURE_HINT,
  },
  ...layersOf('domain', DOMAIN_LAYERS, (name) => ({
    folders: DOMAIN_VALUES,
    types: ['gql'],
    packages: name === 'booking/draft' ? ['dequal/lite'] : [],
    exceptions:
      name === 'catalogue'
        ? [{ module: 'domain/catalogue', folders: ['gql/fragment-masking.ts', 'gql/graphql.ts'] }]
        : [],
    hint: PURE_HINT,
  })),
  ...layersOf('domain/booking', BOOKING_LAYERS, () => ({
    folders: [...DOMAIN_VALUES, 'domain/catalogue'],
    types: [],
    packages: ['dequal/lite'],
    hint: `${PURE_HINT} Of domain/booking a module imports the layers below its own: subjects read a draft, commands change it, settle says what always holds.`,
  })),
  {
    folder: 'state',
    folders: ['state', 'domain', 'tenant'],
    types: [],
    packages: ['jotai', 'jotai-family', 'dequal/lite'],
    hint: 'src/state only wires. A rule belongs in src/domain, what is drawn or requested in src/web.',
  },
  {
    folder: 'tenant',
    folders: ['tenant'],
    types: ['domain'],
    packages: [],
    hint: 'src/tenant is configuration alone. What acts on it belongs in src/domain, src/web or src/server.',
  },
  ...layersOf('web', WEB_LAYERS, (name) => ({
    ...WEB,
    ...(name === 'theme' ? { banned: BACK_END_PACKAGES } : {}),
    folders:
      name === 'theme'
        ? ['tenant']
        : ['domain', 'tenant', ...(STATELESS.includes(name) ? [] : ['state', 'gql', 'protocol'])],
    hint: WEB_HINTS[name] ?? FEATURE_HINT,
  })),
  ...layersOf('web/travel', TRAVEL_LAYERS, () => ({
    ...WEB,
    folders: [...belowInWeb('travel'), 'domain', 'state', 'tenant', 'gql', 'protocol'],
    hint: `Pages about travels import what lies below them: what two of them need belongs in web/travel/section or web/travel/card. ${FEATURE_HINT}`,
  })),
  {
    folder: 'web',
    ...WEB,
    folders: ['web', 'domain', 'state', 'tenant', 'gql', 'protocol'],
    hint: FEATURE_HINT,
  },
  {
    folder: 'demo',
    folders: ['demo', 'domain/calendar.ts', 'domain/easter.ts', 'domain/money.ts'],
    types: ['platform'],
    packages: null,
    banned: FRONT_END_PACKAGES,
    hint: 'src/demo is the catalogue and the posters of one operator, given to the platform as an argument: what any operator needs belongs in src/platform.',
  },
  {
    folder: 'protocol',
    folders: ['protocol'],
    types: [],
    packages: [],
    hint: 'src/protocol is what browser and host agree on, and knows neither of them. Rules belong in src/domain.',
  },
  {
    folder: 'gql',
    folders: ['gql'],
    types: [],
    packages: ['urql', '@urql/core', '@graphql-typed-document-node/core'],
    hint: 'src/gql is what codegen writes, and what that needs to run. What asks belongs in src/web/graph or a feature of src/web.',
  },
  {
    folder: 'platform',
    folders: ['platform', 'protocol', 'domain/calendar.ts', 'domain/money.ts', 'domain/search', 'domain/words.ts'],
    types: ['gql'],
    packages: null,
    banned: FRONT_END_PACKAGES,
    exceptions: [
      // Mails show the same dates as pages: these modules compute dates and calendar files, never prices.
      {
        module: 'platform/mail',
        folders: [
          'domain/booking/placed/calendarFile.ts',
          'domain/booking/payment/cancellationTerms.ts',
          'domain/booking/payment/paymentPlan.ts',
          'domain/booking/placed/timeline.ts',
          'domain/timeOfDay.ts',
        ],
      },
    ],
    hint: 'The platform computes prices, rules and contingents by itself, so that two computations check each other: of the domain it knows calendar.ts, money.ts, words.ts and the search of lists only, of the website nothing. Write the rule once more in src/platform/booking.',
  },
  {
    folder: 'tools/drift',
    folders: ['tools/drift', 'tools/posixPath.mjs', 'server/config'],
    types: [],
    packages: null,
    banned: [...BACK_END_PACKAGES, ...FRONT_END_PACKAGES],
    hint: 'src/tools/drift reads the project as text and types: what it needs to know of a module belongs in schema.graphql or in a document of operations/, what reads the environment in src/server/config.',
  },
  {
    folder: 'admin/platformCheck',
    folders: ['admin/platformCheck', 'server', 'protocol', 'domain', 'tenant', 'gql'],
    types: [],
    packages: null,
    banned: FRONT_END_PACKAGES.filter((name) => name !== '@urql'),
    hint: 'src/admin/platformCheck asks as the website does, through src/server, and reads with src/domain. It knows no page and no embedded platform.',
  },
  {
    folder: 'admin/backup',
    folders: ['admin/backup', 'admin/announceDatabase.ts', 'platform/storage', 'server/config'],
    types: [],
    packages: null,
    banned: FRONT_END_PACKAGES,
    hint: 'src/admin/backup copies databases as a whole: what it needs to know of a database belongs in src/platform/storage, what reads the environment in src/server/config.',
  },
  {
    folder: 'server',
    folders: ['server', 'protocol', 'platform', 'tenant', 'domain/calendar.ts', 'gql/persisted-documents.json'],
    types: [],
    packages: null,
    banned: FRONT_END_PACKAGES,
    exceptions: [
      // The one place that gives the embedded platform its operator.
      { module: 'server/backend/backend.ts', folders: ['demo'] },
      { module: 'server/website.d.ts', folders: ['web/document/hostContext.ts'] },
      // A misspelt setting is found as a misspelt destination is.
      { module: 'server/config/unknownSettings.ts', folders: ['domain/typingErrors.ts'] },
      // A list is cut in the order in which pages show it.
      {
        module: 'server/proxy/firstTravels.ts',
        folders: ['domain/travels/datesInView.ts', 'domain/travels/listOrder.ts'],
      },
      // The host must not forget what a page may still ask about.
      { module: 'server/journal/journal.ts', folders: ['domain/booking/stored/resumption.ts'] },
      // Only pictures of the version that pages name are kept for a year.
      { module: 'server/images/pictureRequest.ts', folders: ['domain/content/pictures.ts'] },
    ],
    hint: 'The server knows the website only as built (#website). Rules belong in src/domain or src/platform, pages in src/web.',
  },
]

/**
 * The boundary of a module: that of the innermost folder that has one.
 * @param {string} module path below `src`
 * @returns {Boundary | null}
 */
export function boundaryOf(module) {
  const around = BOUNDARIES.filter(({ folder }) => isInside(module, folder))
  return around.sort((a, b) => b.folder.length - a.folder.length)[0] ?? null
}

/**
 * Whether a value (or with `typeOnly` a type) of another module of `src` may be imported.
 * @param {string} module importing module, path below `src`
 * @param {string} target imported module, path below `src`
 * @param {boolean} typeOnly
 */
export function mayImportModule(module, target, typeOnly) {
  const boundary = boundaryOf(module)
  if (boundary === null) return true
  const excepted = exceptionsOf(boundary, module).flatMap(({ folders = [] }) => folders)
  const allowed = [...boundary.folders, ...(typeOnly ? boundary.types : []), ...excepted]
  return allowed.some((folder) => isInside(target, folder))
}

/**
 * @param {string} module importing module, path below `src`
 * @param {string} specifier
 */
export function mayImportPackage(module, specifier) {
  const boundary = boundaryOf(module)
  if (boundary === null) return true
  if (boundary.packages === null) return !(boundary.banned ?? []).some((name) => isInside(specifier, name))
  const excepted = exceptionsOf(boundary, module).flatMap(({ packages = [] }) => packages)
  return [...boundary.packages, ...excepted].some((name) => isInside(specifier, name))
}

/**
 * @param {Boundary} boundary
 * @param {string} module
 */
function exceptionsOf(boundary, module) {
  return (boundary.exceptions ?? []).filter((exception) => isInside(module, exception.module))
}

/**
 * @param {string} path
 * @param {string} folder
 */
function isInside(path, folder) {
  return path === folder || path.startsWith(`${folder}/`)
}
