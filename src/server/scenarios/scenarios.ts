import { setTimeout as wait } from 'node:timers/promises'
import { isValues } from '#server/documents/graphRequest.ts'
import { changedData, mapped } from './changedData.ts'
import { faultyAnswer, FAULTS, HOLLOW_FAULTS, scenarioOf, wholeAnswer, type Fault } from './faults.ts'
import type { Scenario, ScenarioCall } from './scenario.ts'

/** Long enough to see loading states, short enough for tests. */
const SLOW_MS = 3_000

/** Francs, the unit of the wire format. */
const PRICE_RISE = 40

const lastRoomGoes: Scenario = {
  name: 'last-room-goes',
  meaning: 'The last room goes while the visitor types: the second look at the contingents finds no room.',
  operations: ['Contingents'],
  play: (call) => (call.attempt === 1 ? pass(call) : changing(call, (data) => mapped(data, { available: () => 0 }))),
}

const priceChangesAtSubmit: Scenario = {
  name: 'price-changes-at-submit',
  meaning:
    'The price changes between the review and the booking: the first attempt is refused with the old and the new price.',
  operations: ['PlaceBooking'],
  play: async (call) => {
    const variables = call.attempt === 1 ? mapped(call.variables, { expectedTotal: cheaper }) : call.variables
    return wholeAnswer(await call.ask(variables))
  },
}

const summaryFailsTwice: Scenario = {
  name: 'summary-fails-twice',
  meaning: 'The summary of the back office fails twice and then comes.',
  operations: ['RatioSummaryQuery'],
  play: (call) => (call.attempt <= 2 ? fault('GraphQL error')(call) : pass(call)),
}

const lostAnswer: Scenario = {
  name: 'lost-answer-after-booking',
  meaning: 'The platform books, and its answer never arrives.',
  operations: ['PlaceBooking'],
  play: (call) => (call.attempt === 1 ? fault('lost answer')(call) : pass(call)),
}

const repeatedRequest: Scenario = {
  name: 'repeated-request',
  meaning: 'The network delivers the booking twice, as browsers do when a keep-alive connection is reset.',
  operations: ['PlaceBooking'],
  play: async (call) => {
    const [, second] = await Promise.all([call.ask(call.variables), call.ask(call.variables)])
    return wholeAnswer(second)
  },
}

const slowPlatform: Scenario = {
  name: 'slow-platform',
  meaning: `Each answer takes ${SLOW_MS / 1000} seconds.`,
  operations: null,
  play: async (call) => {
    await wait(SLOW_MS)
    return pass(call)
  },
}

const extensionClosed: Scenario = {
  name: 'extension-closed',
  meaning: 'No date with an extension can be booked online.',
  operations: ['RatioTravel'],
  play: (call) => changing(call, (data) => mapped(data, { dates: withoutExtensions })),
}

const travelWithdrawn: Scenario = {
  name: 'travel-withdrawn',
  meaning: 'The travel is not there any more.',
  operations: ['Travel'],
  play: (call) => changing(call, (data) => ({ ...data, travel: null })),
}

const paymentIs = (status: 'PENDING' | 'CANCELLED' | 'FAILED' | null, word: string, meaning: string): Scenario => ({
  name: `payment-${word}`,
  meaning,
  operations: ['RatioSummaryQuery'],
  play: (call) => changing(call, (data) => ({ ...data, ratioSummary: withPayment(data['ratioSummary'], status) })),
})

/** Unchanged if the summary was requested without its payment. */
function withPayment(summary: unknown, status: string | null): unknown {
  if (!isValues(summary) || !isValues(summary['payment'])) return summary
  return { ...summary, payment: status === null ? null : { ...summary['payment'], status } }
}

/** A scenario for each fault: `html`, `html:Travel`. */
const faults: readonly Scenario[] = [...FAULTS, ...HOLLOW_FAULTS].map((name) => ({
  name: scenarioOf(name),
  meaning: `«${name}» instead of an answer.`,
  operations: null,
  play: fault(name),
}))

/** All scenarios, in the order of the development page. */
export const SCENARIOS: readonly Scenario[] = [
  lastRoomGoes,
  priceChangesAtSubmit,
  summaryFailsTwice,
  lostAnswer,
  repeatedRequest,
  slowPlatform,
  extensionClosed,
  travelWithdrawn,
  paymentIs('CANCELLED', 'cancelled', 'The payment was broken off.'),
  paymentIs('FAILED', 'failed', 'The payment was refused.'),
  paymentIs('PENDING', 'pending', 'The payment is still being checked.'),
  paymentIs(null, 'untold', 'The platform cannot tell how a payment stands.'),
  ...faults,
]

async function pass(call: ScenarioCall) {
  return wholeAnswer(await call.ask(call.variables))
}

function fault(name: Fault) {
  return ({ ask, variables }: ScenarioCall) => faultyAnswer(name, { ask: () => ask(variables), slowMs: SLOW_MS })
}

async function changing(call: ScenarioCall, change: Parameters<typeof changedData>[1]) {
  return wholeAnswer(changedData(await call.ask(call.variables), change))
}

function cheaper(total: unknown): unknown {
  return typeof total === 'number' ? total - PRICE_RISE : total
}

function withoutExtensions(dates: unknown): unknown {
  return Array.isArray(dates)
    ? dates.map((date: unknown) => (isExtension(date) ? { ...date, json: closed(date.json) } : date))
    : dates
}

function isExtension(date: unknown): date is { readonly json: unknown } {
  return (
    typeof date === 'object' &&
    date !== null &&
    'includesExtension' in date &&
    date.includesExtension === true &&
    'json' in date
  )
}

/** Marks a date as not bookable online. */
function closed(json: unknown): unknown {
  if (typeof json === 'string') return JSON.stringify(closed(JSON.parse(json)))
  return typeof json === 'object' && json !== null ? { ...json, onlinebuchung: 'NEIN' } : json
}
