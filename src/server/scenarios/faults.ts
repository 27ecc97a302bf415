/** What goes wrong between two who talk HTTP. */
export const FAULTS = ['slow', 'lost request', 'lost answer', 'HTTP 500', 'HTML', 'broken JSON', 'GraphQL error', 'null'] as const

export type Fault = (typeof FAULTS)[number]

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
      return { status: 200, contentType: 'text/html', body: '<!doctype html><title>Anmelden</title><h1>WLAN im Hotel</h1>' }
    case 'broken JSON':
      return wholeAnswer(cutInTheMiddle(await ask()))
    case 'GraphQL error':
      return wholeAnswer('{"data":null,"errors":[{"message":"Something broke"}]}')
    case 'null':
      return wholeAnswer(withNulls(await ask()))
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

function readObject(body: string): object {
  const value: unknown = JSON.parse(body)
  return typeof value === 'object' && value !== null ? value : {}
}
