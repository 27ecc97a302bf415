import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Kind, parse, visit, type DocumentNode, type FragmentDefinitionNode } from 'graphql'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
}

const sources = filesBelow('src').filter(
  (path) => /\.(ts|tsx|mjs)$/.test(path) && !/^src\/(gql|platform\/generated)\//.test(path),
)
const operations = filesBelow('operations')
const domainFragments = filesBelow('src/domain').filter((path) => path.endsWith('.graphql'))

interface Tagged {
  readonly path: string
  readonly text: string
  /** The module without its GraphQL. */
  readonly code: string
  /** The same, and the modules it may hand its data to. */
  readonly readers: string
  readonly document: DocumentNode
}

const TAG = /graphql\(`([^`]*)`\)/g

/** Every module that holds GraphQL. */
const tagged: readonly Tagged[] = sources
  .filter((path) => path.startsWith('src/web/'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
  .filter(({ text }) => text.includes('graphql(`'))
  .map(({ path, text }) => {
    const tags = [...text.matchAll(TAG)].map(([, body]) => body)
    const code = text.replace(TAG, '')
    const readers = [code, ...readersAmong(path, code)].join('\n')
    return { path, text, code, readers, document: parse(tags.join('\n')) }
  })

/** Code of the modules a component may hand its data to: those it imports, and of `ui` those that they import. */
function readersAmong(path: string, code: string): readonly string[] {
  return importedBy(path, code).flatMap((module) => {
    const text = readFileSync(join(ROOT, module), 'utf8')
    return module.startsWith('src/web/ui/') ? [text, ...readersAmong(module, text)] : [text]
  })
}

function importedBy(path: string, code: string): readonly string[] {
  return [
    ...[...code.matchAll(/'#((?:domain|web)\/[^']+\.tsx?)'/g)].map(([, module = '']) => join('src', module)),
    ...[...code.matchAll(/'(\.\/[^']+\.tsx?)'/g)].map(([, module = '']) => join(dirname(path), module)),
  ]
}

const website = sources
  .filter((path) => path.startsWith('src/web/'))
  .map((path) => ({ path, code: readFileSync(join(ROOT, path), 'utf8') }))

function fragmentsOf(document: DocumentNode): readonly FragmentDefinitionNode[] {
  return document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
}

describe('a module', () => {
  test('says its one subject in its name: no drawers, no barrels', () => {
    const drawers = sources.filter((path) =>
      /^(utils?|helpers?|misc|types|common|shared|index)\.(ts|tsx|mjs)$/.test(basename(path)),
    )
    expect(drawers).toEqual([])
  })
})

describe('the domain', () => {
  const modules = new Map(
    sources.filter((path) => path.startsWith('src/domain/')).map((path) => [path, valuesImportedBy(path)]),
  )

  test('has no circle of modules that need each other to be loaded', () => {
    expect(modules.size).toBeGreaterThan(0)
    expect([...modules.keys()].filter((path) => reachableFrom(path).has(path))).toEqual([])
  })

  /** Modules of the domain that one imports values from; what is imported as a type is gone when it runs. */
  function valuesImportedBy(path: string): readonly string[] {
    const code = readFileSync(join(ROOT, path), 'utf8')
    return [...code.matchAll(/^(?:im|ex)port (?!type )[^']*?from '(#domain\/|\.\/)([^']+)'/gm)].map(
      ([, root, module = '']) => (root === './' ? join(dirname(path), module) : join('src/domain', module)),
    )
  }

  function reachableFrom(path: string): ReadonlySet<string> {
    const reached = new Set<string>()
    const waiting = [...(modules.get(path) ?? [])]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (reached.has(next)) continue
      reached.add(next)
      waiting.push(...(modules.get(next) ?? []))
    }
    return reached
  }
})

describe('a journey', () => {
  const journeys = ['test/journeys', 'test/bookings']
    .flatMap(filesBelow)
    .map((path) => ({ path, code: readFileSync(join(ROOT, path), 'utf8') }))

  /** What settles, resolves or edits a draft itself, and why. */
  const BY_HAND: Readonly<Record<string, string>> = {
    'test/bookings/invariants.ts': 'that a draft is settled is one of the invariants',
    'test/bookings/nothingBreaks.ts': 'what a reload has to bring back is written out',
  }

  test('acts by the commands of test/support/commands.ts alone, and edits no draft by hand', () => {
    const isEdited = (code: string) => /\.\.\.[\w.()]*\bdraft(\(\))?[,\s]/.test(code)
    const strays = journeys.filter(({ code }) => commandsImported(code).length > 0 || isEdited(code))
    expect(strays.map(({ path }) => path).toSorted()).toEqual(Object.keys(BY_HAND))
  })

  /** Names of what changes, settles or resolves a draft, imported straight from the domain. */
  function commandsImported(code: string): readonly string[] {
    const names = [...code.matchAll(/^import \{([^}]*)\} from '#domain\//gm)].flatMap(([, list = '']) =>
      list.split(','),
    )
    return names.filter((name) =>
      /^\s*(with(out)?[A-Z]\w*|enterStep|initialDraft|settle|resolve|bookingAfter|applyCommand)\s*$/.test(name),
    )
  }

  test('can choose only what a component lets a visitor choose', () => {
    const commandsModule = readFileSync(join(ROOT, 'test/support/commands.ts'), 'utf8')
    const exported = [...commandsModule.matchAll(/^export \{([^}]*)\} from/gm)].flatMap(([, list = '']) =>
      list.split(','),
    )
    const commands = exported.map((name) => name.trim()).filter((name) => /^\w+$/.test(name))
    expect(commands.length).toBeGreaterThan(0)
    const inComponents = website.map(({ code }) => code.replaceAll(/^import [^']*'[^']*'$/gm, '')).join('\n')
    expect(commands.filter((name) => !new RegExp(`\\b${name}\\b`).test(inComponents))).toEqual([])
  })
})

describe('a component of the funnel', () => {
  const funnel = website.filter(({ path }) => path.startsWith('src/web/booking/'))

  /** Patterns of business decisions in components, and the modules allowed to match, with their reasons. */
  const DECISIONS: readonly (readonly [string, RegExp, Readonly<Record<string, string>>])[] = [
    [
      'looks something up in the catalogue',
      /\b(?:pricing|offer|travel)\??\.(?:accommodations|familyPackages|departures|ageGroups|saleDates)\??\.\w+\(/,
      {},
    ],
    ['computes with amounts', /\b(?:\w*[cC]entimes|feePerPerson) (?:[*/+-]|\?\?) |'#domain\/catalogue\/rates\.ts'/, {}],
    [
      'compares a state or status',
      /(?:\.state|\.status|\w*[sS]tatusCode\([^)]*\)+) [!=]== '[a-zA-Z_]+'/,
      {
        'src/web/booking/page/BookingPage.tsx': 'the state of the queries',
        'src/web/booking/page/ConnectionGuard.tsx': 'the state of the router',
        'src/web/booking/step/Stepper.tsx': 'the state of a step in the progress bar',
      },
    ],
    ['finds a date among others', /\bsameDate\(|\bstatusCode\(/, {}],
    [
      'counts people or rooms',
      /\b(?:travellers|babies|rooms|occupied)\.length (?:[<>+-]|[!=]==)/,
      {
        'src/web/booking/personalData/PersonalDataStep.tsx': 'numbers the panels of babies after those of travellers',
        'src/web/booking/roomOfLine.ts': 'no name where all rooms are of one kind',
        'src/web/booking/start/SuggestionRow.tsx': 'a name without «1 ×» for a single room',
        'src/web/booking/summary/TravelFacts.tsx': 'lines of text',
      },
    ],
    ['tells children by their age group', /'MINOR'|'ADULT'|\b(?:min|max)Age\b/, {}],
    ['compares days', /\b(?:startDate|endDate|dueOn|birthday) [<>]=? |\b(?:addDays|durationDays|daysBetween)\(/, {}],
    [
      'makes an offer',
      /\{ \.\.\.\w*offer, (?!pricing)/i,
      {
        'src/web/booking/page/useOffer.ts': 'the offer is made here, of the answers',
        'src/web/booking/payment/refetchedOffer.ts': 'and here, of the answers at the submit',
      },
    ],
    [
      'resolves a draft',
      /(?<!\.)\bresolve\(/,
      {
        'src/web/booking/page/useOffer.ts': 'the chosen date is asked for before its contingents are loaded',
        'src/web/booking/payment/useSubmit.ts': 'what is sent has the rooming list in its remarks',
      },
    ],
  ]

  test.each(DECISIONS)('asks the domain, and never %s', (_, decides, reasons) => {
    expect(funnel.length).toBeGreaterThan(0)
    const found = funnel.filter(({ code }) => decides.test(code)).map(({ path }) => path)
    expect(found.toSorted()).toEqual(Object.keys(reasons).toSorted())
  })
})

describe('an operation', () => {
  test.each(operations)('%s stands alone in a file of its name', (path) => {
    const { definitions } = parse(readFileSync(join(ROOT, path), 'utf8'))
    const names = definitions.map((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? definition.name?.value : null,
    )
    expect(names).toEqual([basename(path, '.graphql')])
  })

  test('is one of the eleven', () => {
    expect(operations).toHaveLength(11)
  })

  test('stands in operations/ and nowhere else', () => {
    const strays = tagged.filter(({ document }) =>
      document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION),
    )
    expect(strays.map(({ path }) => path)).toEqual([])
  })
})

describe('the module of an operation', () => {
  const generated = filesBelow('src/gql/operations')

  test('is generated for each operation and for nothing else', () => {
    const names = (files: readonly string[]) => files.map((path) => basename(path).replace(/\.\w+$/, '')).toSorted()
    expect(names(generated)).toEqual(names(operations))
  })

  test('has no hook that src/web never calls', () => {
    const hooks = generated.flatMap(
      (path) => /^export function (use\w+)/m.exec(readFileSync(join(ROOT, path), 'utf8'))?.[1] ?? [],
    )
    expect(hooks.length).toBeGreaterThan(5)
    expect(hooks.filter((hook) => !website.some(({ code }) => new RegExp(`\\b${hook}\\(`).test(code)))).toEqual([])
  })

  test('has the only hook by which a component asks a query or mutation', () => {
    const others = website.filter(({ code }) => /\buse(Query|Mutation)\b/.test(code))
    expect(others.map(({ path }) => path)).toEqual([])
  })
})

describe('a fragment', () => {
  test.each(tagged.map((module) => [module.path, module] as const))(
    'of %s is named after its module',
    (path, { document }) => {
      const component = basename(path).replace(/\.tsx?$/, '')
      for (const { name } of fragmentsOf(document)) {
        const [owner = ''] = name.value.split('_')
        expect(owner.toLowerCase()).toBe(component.toLowerCase())
      }
    },
  )

  test('never ends in «Fragment»', () => {
    const documents = domainFragments.map((path) => parse(readFileSync(join(ROOT, path), 'utf8')))
    const names = [...documents, ...tagged.map(({ document }) => document)]
      .flatMap(fragmentsOf)
      .map(({ name }) => name.value)
    expect(names.filter((name) => name.endsWith('Fragment'))).toEqual([])
  })

  test.each(tagged.map((module) => [module.path, module] as const))(
    'of %s selects only what is read of it',
    (_, { readers, document }) => {
      const unread: string[] = []
      visit(document, {
        SelectionSet: ({ selections }) => {
          // GraphQL asks for a field also where the length of a list alone is read.
          const isForLength = selections.length === 1
          for (const field of selections) {
            if (field.kind !== Kind.FIELD || field.selectionSet !== undefined || isForLength) continue
            const read = field.alias?.value ?? field.name.value
            // An id is for the cache as well, and a parent is read through its children.
            if (read !== 'id' && !new RegExp(`\\b${read}\\b`).test(readers)) unread.push(read)
          }
        },
      })
      expect(unread).toEqual([])
    },
  )

  /** Their travels are shown by modules that lists load apart from the search. */
  const SHOWN_ELSEWHERE: readonly string[] = ['src/web/travel/search/fallbackSearch.ts']

  test.each(
    tagged.filter(({ path }) => !SHOWN_ELSEWHERE.includes(path)).map((module) => [module.path, module] as const),
  )('of %s spreads only what its module imports the reader of', (_, { code, document }) => {
    const foreign: string[] = []
    visit(document, {
      FragmentSpread: ({ name }) => {
        const [owner = ''] = name.value.split('_')
        const isImported = new RegExp(`import[^\\n]*/${owner}\\.tsx?'`, 'i').test(code)
        if (!isImported && !code.includes(name.value)) foreign.push(name.value)
      },
    })
    expect(foreign).toEqual([])
  })
})
