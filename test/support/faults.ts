/** What goes wrong between two who talk HTTP. */
export const faults = ['slow', 'lost request', 'lost answer', 'HTTP 500', 'HTML', 'GraphQL error', 'null'] as const

export type Fault = (typeof faults)[number]

/** Faults after which there is no data; after a slow answer there is. */
export const failures = faults.filter((fault) => fault !== 'slow')

/** A slow answer is this late, in milliseconds; longer than a page on a hurrying clock takes to show that it waits. */
const SLOW_MS = 300

export interface FaultyAnswer {
  readonly status: number
  readonly contentType: string
  readonly body: string
}

const JSON_TYPE = 'application/json'

/**
 * What arrives instead of an answer; null where the line is cut. `ask` reaches the one who answers, so that what is
 * lost on the way back has been done.
 */
export async function faultyAnswer(fault: Fault, ask: () => Promise<string>): Promise<FaultyAnswer | null> {
  switch (fault) {
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
      return { status: 200, contentType: JSON_TYPE, body: await ask() }
    case 'lost request':
      return null
    case 'lost answer':
      await ask()
      return null
    case 'HTTP 500':
      return { status: 500, contentType: 'text/plain', body: 'Internal Server Error' }
    case 'HTML':
      return { status: 200, contentType: 'text/html', body: '<!doctype html><title>Anmelden</title><h1>WLAN im Hotel</h1>' }
    case 'GraphQL error':
      return { status: 200, contentType: JSON_TYPE, body: '{"data":null,"errors":[{"message":"Something broke"}]}' }
    case 'null':
      return { status: 200, contentType: JSON_TYPE, body: withNulls(await ask()) }
  }
}

/** The answer with null for each field that was asked for. */
function withNulls(body: string): string {
  const { data } = JSON.parse(body) as { readonly data: unknown }
  return JSON.stringify({ data }, (name, value: unknown) => (name === '' || name === 'data' || name === '__typename' ? value : null))
}
