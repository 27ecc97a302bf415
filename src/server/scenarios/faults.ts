import { setTimeout as wait } from 'node:timers/promises'
import { isValues, type Values } from '#server/documents/graphRequest.ts'

/** Faults of an HTTP exchange. */
export const FAULTS = [
  'slow',
  'lost request',
  'lost answer',
  'HTTP 500',
  'HTML',
  'broken JSON',
  'GraphQL error',
  'null',
] as const

/** Rarer ones: well-formed answers that lack the requested data. */
export const HOLLOW_FAULTS = ['empty body', 'HTTP 429', 'error beside data', 'deep nulls', 'success false'] as const

export type Fault = (typeof FAULTS)[number] | (typeof HOLLOW_FAULTS)[number]

/** The scenario of a fault: `lost-answer`. */
export function scenarioOf(fault: Fault): string {
  return fault.toLowerCase().replaceAll(' ', '-')
}

export interface WireAnswer {
  readonly status: number
  readonly contentType: string
  readonly body: string
}

export interface Exchange {
  /** Executes the call, so that a lost answer has taken effect. */
  readonly ask: () => Promise<string>
  /** Delay of a slow answer, in milliseconds. */
  readonly slowMs: number
}

const JSON_TYPE = 'application/json'

/** The answer replaced by a fault; null for a connection reset. */
export async function faultyAnswer(fault: Fault, { ask, slowMs }: Exchange): Promise<WireAnswer | null> {
  switch (fault) {
    case 'slow':
      await wait(slowMs)
      return wholeAnswer(await ask())
    case 'lost request':
      return null
    case 'lost answer':
      await ask()
      return null
    case 'HTTP 500':
      return { status: 500, contentType: 'text/plain', body: 'Internal Server Error' }
    case 'HTML':
      return {
        status: 200,
        contentType: 'text/html',
        body: '<!doctype html><title>Anmelden</title><h1>WLAN im Hotel</h1>',
      }
    case 'broken JSON':
      return wholeAnswer(cutInTheMiddle(await ask()))
    case 'GraphQL error':
      return wholeAnswer('{"data":null,"errors":[{"message":"Something broke"}]}')
    case 'null':
      return wholeAnswer(withNulls(await ask()))
    case 'empty body':
      return wholeAnswer('')
    case 'HTTP 429':
      return { status: 429, contentType: 'text/plain', body: 'Too Many Requests' }
    case 'error beside data':
      return wholeAnswer(withHole(await ask()))
    case 'deep nulls':
      return wholeAnswer(withDeepNulls(await ask()))
    case 'success false':
      return wholeAnswer(withoutSuccess(await ask()))
  }
}

/** An undisturbed answer. */
export function wholeAnswer(body: string): WireAnswer {
  return { status: 200, contentType: JSON_TYPE, body }
}

function cutInTheMiddle(body: string): string {
  return body.slice(0, body.length / 2)
}

/** The answer with null for each root field. */
function withNulls(body: string): string {
  return JSON.stringify({ data: mapped(dataOf(body), () => null) })
}

/** The answer with null for its first root field, and an error with its path. */
function withHole(body: string): string {
  const [first, ...others] = Object.entries(dataOf(body)).filter(([name]) => name !== '__typename')
  const name = first?.[0] ?? ''
  return JSON.stringify({
    data: { [name]: null, ...Object.fromEntries(others) },
    errors: [{ message: 'Something broke', path: [name] }],
  })
}

/** The answer with null for every list and object below the root fields. */
function withDeepNulls(body: string): string {
  const hollow = (value: unknown) =>
    isValues(value) ? mapped(value, (inner) => (typeof inner === 'object' ? null : inner)) : value
  const data = mapped(dataOf(body), (value) => (Array.isArray(value) ? value.map(hollow) : hollow(value)))
  return JSON.stringify({ data })
}

/** The answer with `success: false`, and null for all other fields. */
function withoutSuccess(body: string): string {
  const refused = (value: unknown) => (isValues(value) ? { ...mapped(value, () => null), success: false } : null)
  return JSON.stringify({ data: mapped(dataOf(body), refused) })
}

/** The data of an answer; empty without any. */
function dataOf(body: string): Values {
  const answer: unknown = JSON.parse(body)
  return isValues(answer) && isValues(answer['data']) ? answer['data'] : {}
}

/** A copy with each value changed but the type name. */
function mapped(values: Values, change: (value: unknown) => unknown): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, name === '__typename' ? value : change(value)]),
  )
}
