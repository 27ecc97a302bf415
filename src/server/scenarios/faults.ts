/** What goes wrong between two who talk HTTP. */
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

/** Rarer ones: what the platform answers is an answer by its form, and lacks what was asked for. */
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
  /** Reaches the one who answers, so that what is lost on the way back has been done. */
  readonly ask: () => Promise<string>
  /** How late a slow answer is. */
  readonly slowMs: number
}

const JSON_TYPE = 'application/json'

/** What arrives instead of an answer; null where the line is cut. */
export async function faultyAnswer(fault: Fault, { ask, slowMs }: Exchange): Promise<WireAnswer | null> {
  switch (fault) {
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, slowMs))
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

/** An answer as it should be. */
export function wholeAnswer(body: string): WireAnswer {
  return { status: 200, contentType: JSON_TYPE, body }
}

function cutInTheMiddle(body: string): string {
  return body.slice(0, body.length / 2)
}

/** The answer with null for each field that was asked for. */
function withNulls(body: string): string {
  const answer: Readonly<Record<string, unknown>> = { ...readObject(body) }
  return JSON.stringify({ data: answer['data'] }, (name, value: unknown) =>
    name === '' || name === 'data' || name === '__typename' ? value : null,
  )
}

/** The answer with null for its first field, and an error that says so. */
function withHole(body: string): string {
  const [first, ...others] = Object.entries(dataOf(body)).filter(([name]) => name !== '__typename')
  const name = first?.[0] ?? ''
  return JSON.stringify({
    data: { [name]: null, ...Object.fromEntries(others) },
    errors: [{ message: 'Something broke', path: [name] }],
  })
}

/** The answer with null wherever a list or an object should be, below the fields that were asked for. */
function withDeepNulls(body: string): string {
  const hollow = (value: unknown) =>
    isObject(value) ? mapped(value, (inner) => (typeof inner === 'object' ? null : inner)) : value
  const data = mapped(dataOf(body), (value) => (Array.isArray(value) ? value.map(hollow) : hollow(value)))
  return JSON.stringify({ data })
}

/** «It did not work», with null for all the rest. */
function withoutSuccess(body: string): string {
  const refused = (value: unknown) => (isObject(value) ? { ...mapped(value, () => null), success: false } : null)
  return JSON.stringify({ data: mapped(dataOf(body), refused) })
}

function dataOf(body: string): object {
  const data: unknown = Reflect.get(readObject(body), 'data')
  return isObject(data) ? data : {}
}

function mapped(object: object, change: (value: unknown) => unknown): object {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]: [string, unknown]) => [
      name,
      name === '__typename' ? value : change(value),
    ]),
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readObject(body: string): object {
  const value: unknown = JSON.parse(body)
  return typeof value === 'object' && value !== null ? value : {}
}
