import type { GraphRequest } from '#protocol/graph.ts'
import { isJsonWithinLimits, isValueWithinLimits } from '#platform/text/jsonLimits.ts'
import { Refusal } from '#server/http/refusal.ts'

export type Values = Readonly<Record<string, unknown>>

const FIELDS: readonly string[] = ['query', 'variables', 'operationName']

/** @throws Refusal unless the body is a JSON object with query, variables and operationName only. */
export function readGraphRequest(body: string): GraphRequest {
  const value = parse(body)
  if (Array.isArray(value)) throw unreadable('Batches are not answered')
  if (!isValues(value)) throw unreadable('The body is not a JSON object')
  if (Object.keys(value).some((name) => !FIELDS.includes(name)))
    throw unreadable(`The body has more than ${FIELDS.join(', ')}`)
  const { query, operationName } = value
  const variables = value['variables'] ?? {}
  if (typeof query !== 'string' || typeof operationName !== 'string' || !isValues(variables)) {
    throw unreadable('query and operationName are texts, variables is an object')
  }
  if (!isValueWithinLimits(variables)) throw unreadable('variables are nested too deep or have too many fields')
  return { query, operationName, variables }
}

export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parse(body: string): unknown {
  if (!isJsonWithinLimits(body)) throw unreadable('The body has more values than any booking')
  try {
    return JSON.parse(body)
  } catch {
    throw unreadable('The body is not JSON')
  }
}

function unreadable(message: string): Refusal {
  return new Refusal('BODY_NOT_READABLE', message)
}
