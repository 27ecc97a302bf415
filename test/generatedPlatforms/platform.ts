import { createServer, type IncomingMessage } from 'node:http'
import {
  type DocumentNode,
  execute,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { toConfig } from '#server/config/config.ts'
import { openHost } from '#server/host.ts'
import { createLog } from '#server/log/log.ts'
import { carovia } from '#tenant/config.ts'
import { newDirectory, removeDirectory } from '#test/support/browser/site.ts'
import { contract } from '#test/support/contract/baseContract.ts'
import { partsBeyondContract } from '#test/support/contract/partsBeyondContract.ts'
import { createAnswers, summaryJson } from './answers.ts'
import { catalogueOf, type Departure, type Tour } from './catalogue.ts'
import { type Invoice, invoiceOf, isMinor } from './invoice.ts'
import { entriesAt, isJsonObject, type JsonObject, textAt } from './json.ts'
import { missingInState } from './missingInState.ts'
import { createEncoding, type RootResolver, rootsOf, generatedSchema } from './schema.ts'
import { describeTraits, type Traits, traitsOf } from './traits.ts'

/** A document rejected by the platform. */
export interface Refusal {
  readonly operationName: string
  /** Whether it was an introspection query, which is no fault of the site. */
  readonly isIntrospection: boolean
  /** Paths outside of the contract, then validation messages. */
  readonly reasons: readonly string[]
  readonly query: string
}

export interface PlacedBooking {
  readonly bookingId: string
  readonly orderNo: string
  readonly total: number
  readonly lines: Invoice['lines']
  readonly state: JsonObject
}

/** A randomly generated platform that fulfils the base contract in its own formats. */
export interface GeneratedPlatform {
  readonly fetch: (request: Request) => Promise<Response>
  readonly seed: number
  /** Description of its traits in one line. */
  readonly traits: string
  readonly refused: readonly Refusal[]
  /** Operations executed, in order. */
  readonly answered: readonly string[]
  readonly bookings: readonly PlacedBooking[]
  /** Reasons of refused bookings. */
  readonly declined: readonly (readonly string[])[]
  readonly transactions: readonly { readonly bookingId: string; readonly transactionId: string }[]
  readonly conversions: readonly JsonObject[]
  /** Fields of rules 3.8 missing in received booking states, with the operation. */
  readonly missingState: readonly string[]
  /** Sets the contingents of a departure to 0. */
  readonly sellOut: (urlSlug: string, start: string) => void
}

interface Records {
  readonly refused: Refusal[]
  readonly answered: string[]
  readonly bookings: PlacedBooking[]
  readonly declined: (readonly string[])[]
  readonly transactions: { bookingId: string; transactionId: string }[]
  readonly conversions: JsonObject[]
  readonly missing: Set<string>
}

/** @param seed 0 for the plainest platform */
export function createGeneratedPlatform(seed: number, { today }: { readonly today: string }): GeneratedPlatform {
  const traits = traitsOf(seed)
  const catalogue = catalogueOf(traits, today)
  const records: Records = {
    refused: [],
    answered: [],
    bookings: [],
    declined: [],
    transactions: [],
    conversions: [],
    missing: new Set(),
  }
  const schema = generatedSchema(traits, createResolvers(traits, catalogue, records))
  const rules = [...specifiedRules, NoSchemaIntrospectionCustomRule]

  async function fetch(request: Request): Promise<Response> {
    const asked = (await request.json()) as {
      query: string
      variables?: Record<string, unknown>
      operationName?: string
    }
    const operationName = asked.operationName ?? ''
    const document = parsed(asked.query)
    const problems =
      document instanceof GraphQLError ? [document] : validate(schema, document, rules, { maxErrors: 20 })
    if (document instanceof GraphQLError || problems.length > 0) {
      const outside =
        document instanceof GraphQLError || !(operationName in contract)
          ? []
          : partsBeyondContract(asked.query, operationName)
      const isIntrospection = asked.query.includes('__schema')
      records.refused.push({
        operationName,
        isIntrospection,
        query: asked.query,
        reasons: [...outside, ...problems.map(({ message }) => message)],
      })
      return refusal(problems, traits)
    }
    records.answered.push(operationOf(document))
    const result = await execute({
      schema,
      document,
      variableValues: asked.variables,
      operationName: asked.operationName,
    })
    if (result.data === undefined || result.data === null) {
      records.refused.push({
        operationName,
        isIntrospection: false,
        query: asked.query,
        reasons: (result.errors ?? []).map(({ message }) => message),
      })
    }
    return Response.json(result)
  }

  return {
    fetch,
    seed,
    traits: describeTraits(traits),
    refused: records.refused,
    answered: records.answered,
    bookings: records.bookings,
    declined: records.declined,
    transactions: records.transactions,
    conversions: records.conversions,
    get missingState() {
      return [...records.missing]
    },
    sellOut: (urlSlug, start) => {
      const departures = catalogue.tours
        .filter((tour) => tour.urlSlug === urlSlug)
        .flatMap(({ variants }) => variants.flatMap((variant) => variant.departures))
      for (const { left } of departures.filter((departure) => departure.start === start)) setToZero(left)
    },
  }
}

function setToZero({ packages, services }: Departure['left']): void {
  for (const left of [packages, services]) for (const no of left.keys()) left.set(no, 0)
}

function parsed(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query)
  } catch (error) {
    return error instanceof GraphQLError ? error : new GraphQLError(String(error))
  }
}

function operationOf({ definitions }: DocumentNode): string {
  return definitions.map((one) => (one.kind === Kind.OPERATION_DEFINITION ? (one.name?.value ?? '') : '')).join('')
}

function refusal(problems: readonly GraphQLError[], { refusals, refusalStatus }: Traits): Response {
  const errors = refusals === 'told' ? problems.map((problem) => problem.toJSON()) : [{ message: 'Bad Request' }]
  return Response.json({ errors }, { status: refusalStatus })
}

function createResolvers(
  traits: Traits,
  catalogue: ReturnType<typeof catalogueOf>,
  records: Records,
): Readonly<Record<string, RootResolver>> {
  const encoding = createEncoding(traits)
  const answers = createAnswers(catalogue, traits, encoding)
  const roots = { ...rootsOf('query'), ...rootsOf('mutation') }
  const encoded = (root: string, value: unknown) => encoding.answer(roots[root]?.result ?? 'json', value, root)
  const variants = catalogue.tours.flatMap((tour) => tour.variants)
  const variantBy = (id: string) => variants.find((variant) => variant.id === id)
  const isTenant = (given: JsonObject) => ['4', ''].includes(textAt(given, 'id') || textAt(given, 'tenantId'))

  function left(root: string, given: JsonObject, kind: 'packages' | 'services') {
    const departure = variantBy(textAt(given, 'ratioTravelId'))?.departures.find(
      ({ id }) => id === textAt(given, 'dateId'),
    )
    const name = kind === 'packages' ? 'ratioPackageNo' : 'ratioServiceNo'
    return encoded(
      root,
      [...(departure?.left[kind] ?? [])].map(([no, available]) => ({ [name]: no, available })),
    )
  }

  /** Parses a booking state sent as an object or as JSON text, and records missing fields. */
  function stateOf(operation: string, sent: unknown): JsonObject {
    const state: unknown = typeof sent === 'string' ? JSON.parse(sent) : sent
    for (const name of missingInState(state)) records.missing.add(`${operation} lacks ${name}`)
    return isJsonObject(state) ? state : {}
  }

  function declined(reasons: readonly string[]) {
    records.declined.push(reasons)
    return encoded('placeBooking', {
      bookingId: null,
      orderNo: null,
      bookerId: null,
      totalPrice: null,
      success: false,
      message: reasons.join('; '),
    })
  }

  function placeBooking(given: JsonObject) {
    const state = stateOf('PlaceBooking', given.json)
    const invoice = invoiceOf(state, catalogue)
    if (typeof invoice === 'string') return declined([invoice])
    const reasons = [...invoice.problems, ...overdrawn(invoice, state)]
    if (reasons.length > 0) return declined(reasons)
    if (!isWaiting(invoice, state)) takeAll(invoice)
    const bookingId = String(700_001 + records.bookings.length)
    const orderNo = `SP-${traits.seed}-${records.bookings.length + 1}`
    records.bookings.push({ bookingId, orderNo, total: invoice.total, lines: invoice.lines, state })
    return encoded('placeBooking', {
      bookingId,
      orderNo,
      bookerId: '88',
      totalPrice: invoice.total,
      success: true,
      message: null,
    })
  }

  return {
    allTravelAvailabilityStatus: () => encoded('allTravelAvailabilityStatus', answers.allTravelAvailabilityStatus()),
    travel: (given) => {
      // Lists contain no ids, so visitors may have only the slug.
      const asked = textAt(given, 'id') || textAt(given, 'travelId')
      const tour = catalogue.tours.find(({ id, urlSlug }) => id === asked || urlSlug === asked)
      return tour === undefined ? null : encoded('travel', answers.travel(tour))
    },
    ratioConfig: () => encoded('ratioConfig', answers.ratioConfig()),
    tenant: (given) => (isTenant(given) ? encoded('tenant', answers.tenant()) : null),
    ratioTravel: (given) => {
      const variant = variantBy(textAt(given, 'id') || textAt(given, 'ratioTravelId'))
      return variant === undefined ? null : encoded('ratioTravel', answers.ratioTravel(variant))
    },
    packageContingents: (given) => left('packageContingents', given, 'packages'),
    serviceContingents: (given) => left('serviceContingents', given, 'services'),
    ratioSummary: (given) => {
      const state = stateOf('RatioSummaryQuery', given.clientState)
      const start = textAt(state, 'travelDate', 'startDate')
      const travellers = entriesAt(state, 'travellers').map((traveller) => ({
        isMinor: isMinor(traveller, start, catalogue),
      }))
      return { json: summaryJson(travellers, traits, encoding) }
    },
    travelFilter: (given) =>
      encoded('travelFilter', answers.travelFilter(catalogue.tours.filter((tour) => isFound(tour, given)))),
    bestsellerTravels: () => encoded('bestsellerTravels', answers.bestsellerTravels()),
    placeBooking,
    initBookingPayment: ({ input }) => {
      const bookingId = textAt(input, 'bookingId')
      if (!records.bookings.some((booking) => booking.bookingId === bookingId)) {
        return encoded('initBookingPayment', { success: false, message: 'Unbekannte Buchung', transactionId: null })
      }
      const transactionId = `T${traits.seed}x${records.transactions.length + 1}`
      records.transactions.push({ bookingId, transactionId })
      return encoded('initBookingPayment', { success: true, message: null, transactionId })
    },
    createTrackingConversion: ({ input }) => {
      records.conversions.push(isJsonObject(input) ? { ...input } : {})
      return encoded('createTrackingConversion', { id: String(records.conversions.length) })
    },
  }
}

function isFound({ name, destination, travelType, variants }: Tour, given: JsonObject): boolean {
  const months = variants.flatMap(({ departures }) => departures.map(({ start }) => start.slice(0, 7)))
  const values: Readonly<Record<string, readonly string[]>> = {
    destinations: [destination],
    travelTypes: [travelType],
    months,
  }
  const matches = entriesAt(given, 'filters').every((filter) => {
    const selection = Array.isArray(filter.selection) ? filter.selection.map(String) : []
    return selection.length === 0 || selection.some((value) => values[textAt(filter, 'name')]?.includes(value))
  })
  return matches && name.toLowerCase().includes(textAt(given, 'query').toLowerCase())
}

function isWaiting({ departure }: Invoice, state: JsonObject): boolean {
  return departure.status === 'WAITLIST' || textAt(state, 'availabilityStatus', 'status').startsWith('WAITLIST')
}

function overdrawn(invoice: Invoice, state: JsonObject): readonly string[] {
  if (isWaiting(invoice, state)) return []
  const {
    taken,
    departure: { left },
  } = invoice
  return (['packages', 'services'] as const).flatMap((kind) =>
    [...taken[kind]].flatMap(([no, count]) => {
      const available = left[kind].get(no)
      return available !== undefined && available < count ? [`Von ${kind} ${no} sind nur noch ${available} frei`] : []
    }),
  )
}

function takeAll({ taken, departure: { left } }: Invoice): void {
  for (const kind of ['packages', 'services'] as const) {
    for (const [no, count] of taken[kind]) {
      const available = left[kind].get(no)
      if (available !== undefined) left[kind].set(no, available - count)
    }
  }
}

/** Current day of these tests. */
export const GENERATED_DAY = '2027-03-01'

/** Our host in front of a generated platform, which listens on its own port and does not allow introspection. */
export interface GeneratedSite {
  readonly platform: GeneratedPlatform
  readonly proxy: (request: Request) => Promise<Response>
  /** Log lines of the host. */
  readonly log: readonly string[]
  readonly close: () => Promise<void>
}

export async function openGeneratedSite(seed: number): Promise<GeneratedSite> {
  const platform = createGeneratedPlatform(seed, { today: GENERATED_DAY })
  const { url, stop } = await serveGeneratedPlatform(platform)
  const directory = newDirectory()
  const log: string[] = []
  const environment = {
    PLATFORM_URL: url,
    PAYMENT_PAGE_URL: 'https://pay.example/v1/start/{transactionId}',
    TODAY: GENERATED_DAY,
    SCENARIOS: '1',
  }
  const config = { ...toConfig(environment), dataDirectory: directory }
  const host = await openHost(config, carovia, {
    log: createLog('warn', { write: (line) => log.push(line) }),
    version: null,
    onBooking: () => undefined,
  })
  const close = async () => {
    await host.close()
    stop()
    removeDirectory(directory)
  }
  return { platform, proxy: host.proxy, log, close }
}

/** Serves the platform on its own port. */
export async function serveGeneratedPlatform(
  platform: GeneratedPlatform,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const server = createServer((request, response) => {
    void textOf(request)
      .then((body) =>
        platform.fetch(
          new Request('http://platform.test/graphql', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body,
          }),
        ),
      )
      .then(async (answer) => {
        response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text())
      })
      .catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${address.port}/graphql`, stop }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
