import { isObjectType, type GraphQLSchema } from 'graphql'
import type { MissingFields } from '#server/adapter/gaps.ts'
import type { OperationRecord } from './session.ts'

/**
 * Result for an operation. `fits`: matches the contract; `adapted`: values of other types, which the site converts;
 * `missing`: parts of pages stay empty; `refused`: no usable response; `not asked`: mutations, which are never sent.
 */
export type Outcome = 'fits' | 'adapted' | 'missing' | 'refused' | 'not asked'

export interface OperationReport {
  readonly operation: string
  readonly outcome: Outcome
  /** Impact on visitors; null if nothing is missing. */
  readonly visitorMisses: string | null
  /** One line per field or message. */
  readonly details: readonly string[]
}

export interface CheckReport {
  readonly url: string
  /** Whether the platform's schema is known; if not, no additions are requested from it. */
  readonly isSchemaKnown: boolean
  readonly operations: readonly OperationReport[]
  /** Additions that the platform lacks: pages show less without them. */
  readonly additionsLacking: readonly string[]
}

/** Impact on visitors by operation, if it gives no response. */
const VISITOR_MISSES: Readonly<Record<string, string>> = {
  AllTravelAvailabilityStatus:
    'texts of the statuses; no switch to the waiting list; dates without a status count as bookable',
  TenantCms: 'menu, contact, opening hours, terms and content pages',
  BestsellerTravels: 'the travels put forward on the home page',
  TravelFilter: 'list, search and filter: no travel is found',
  Travel: 'travel pages, and with them every booking',
  RatioTravel: 'dates, rooms and prices: nothing can be booked',
  Contingents: 'what is left: a booking waits until it can be checked',
  RatioSummaryQuery: 'insurances; no booking can be sent',
}

/** Mutations: a check never sends them. */
const MUTATIONS = ['PlaceBooking', 'InitBookingPayment', 'SendConversionEvent']

interface CheckInput {
  readonly url: string
  readonly isSchemaKnown: boolean
  readonly records: readonly OperationRecord[]
  readonly gaps: MissingFields
  readonly additions: MissingFields
  /** Tells the type of each field that is wrong. */
  readonly contract: GraphQLSchema
}

type Expected = Pick<CheckInput, 'gaps' | 'contract'>

export function toReport({ url, isSchemaKnown, records, additions, ...expected }: CheckInput): CheckReport {
  const queries = Object.keys(VISITOR_MISSES).map((operation) => {
    const record = records.find((candidate) => candidate.operation === operation) ?? null
    return operationReport(operation, record, expected)
  })
  const mutations = MUTATIONS.map((operation) => mutationReport(operation, expected))
  return {
    url,
    isSchemaKnown,
    operations: [...queries, ...mutations],
    additionsLacking: [...additions.keys()].toSorted(),
  }
}

function operationReport(operation: string, record: OperationRecord | null, expected: Expected): OperationReport {
  if (record === null) {
    return {
      operation,
      outcome: 'missing',
      visitorMisses: VISITOR_MISSES[operation] ?? null,
      details: ['was not asked: what it is asked with was missing'],
    }
  }
  const outcome = outcomeOf(record, expected)
  const isLess = outcome === 'missing' || outcome === 'refused'
  return { operation, outcome, visitorMisses: isLess ? missesOf(record) : null, details: detailsOf(record, expected) }
}

function mutationReport(operation: string, expected: Expected): OperationReport {
  const lacking = gapsOf(operation, expected)
  if (lacking.length === 0)
    return {
      operation,
      outcome: 'not asked',
      visitorMisses: null,
      details: ['acts, and is not put to a platform by a check'],
    }
  return { operation, outcome: 'missing', visitorMisses: 'parts of what the act answers', details: lacking }
}

function outcomeOf(record: OperationRecord, expected: Expected): Outcome {
  if (record.answered === 0) return 'refused'
  const kinds = [...record.fields.values()].map(({ kind }) => kind)
  const isMissing =
    record.errors.size + record.unreadable.size + gapsOf(record.operation, expected).length > 0 ||
    kinds.includes('refused')
  if (isMissing) return 'missing'
  return kinds.length > 0 ? 'adapted' : 'fits'
}

/** The whole impact without any response, otherwise the parts named in the details. */
function missesOf(record: OperationRecord): string {
  const all = VISITOR_MISSES[record.operation] ?? ''
  return record.answered === 0 ? all : `parts of: ${all}`
}

function detailsOf(record: OperationRecord, expected: Expected): readonly string[] {
  const fields = [...record.fields].map(
    ([coordinate, { kind, count }]) => `${KIND_WORDS[kind]} ${withType(coordinate, expected)} (${count}×)`,
  )
  const errors = [...record.errors].map((message) => `says: ${message}`)
  const unreadable = [...record.unreadable].map((part) => `cannot be used: ${part}`)
  return [...errors, ...unreadable, ...gapsOf(record.operation, expected), ...fields]
}

const KIND_WORDS = { coerced: 'converted', completed: 'empty for null', refused: 'cannot be used:' } as const

function gapsOf(operation: string, { gaps, contract }: Expected): readonly string[] {
  return [...gaps].flatMap(([coordinate, operations]) =>
    operations.includes(operation) ? [`lacks ${withType(coordinate, { contract })}`] : [],
  )
}

/** `Travel.minPrice: Float!`, as the contract has it. */
function withType(coordinate: string, { contract }: Pick<Expected, 'contract'>): string {
  const [typeName = '', fieldName = ''] = coordinate.split('.')
  const type = contract.getType(typeName)
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined
  return field === undefined ? coordinate : `${coordinate}: ${String(field.type)}`
}

/** Detail lines per operation; the rest is summed up in one line. */
const MOST_DETAILS = 12

/** The report as plain text for the terminal. */
export function reportText({ url, isSchemaKnown, operations, additionsLacking }: CheckReport): string {
  const head = `${url} ${isSchemaKnown ? 'tells its schema' : 'hides its schema: it is asked for the base contract, and for no addition'}`
  const less =
    additionsLacking.length === 0
      ? []
      : [`less      ${additionsLacking.length} additions are not there: pages show less, and still book`]
  const isUsable = operations.every(({ outcome }) => outcome !== 'missing' && outcome !== 'refused')
  const conclusion = isUsable
    ? 'The platform carries the site. Nothing was booked.'
    : 'Visitors would miss something. Nothing was booked.'
  return [head, ...operations.flatMap(operationLines), ...less, conclusion].join('\n')
}

function operationLines({ operation, outcome, visitorMisses, details }: OperationReport): readonly string[] {
  const more = details.length - MOST_DETAILS
  return [
    `${outcome.padEnd(9)} ${operation}`,
    ...(visitorMisses === null ? [] : [`          a visitor misses ${visitorMisses}`]),
    ...details.slice(0, MOST_DETAILS).map((line) => `          ${line}`),
    ...(more > 0 ? [`          … and ${more} more`] : []),
  ]
}
