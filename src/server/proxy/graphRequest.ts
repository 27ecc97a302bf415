import { Refusal } from './refusal.ts'

export type Values = Readonly<Record<string, unknown>>

/** The body of a call, exactly as the contract has it. */
export interface GraphRequest {
  readonly query: string
  readonly variables: Values
  readonly operationName: string
}

/**
 * How deep variables may be nested. The heaviest booking has 9 levels, and platforms may nest their JSON deeper;
 * each level costs stack wherever a value is walked.
 */
const DEEPEST_VARIABLES = 32

const FIELDS: readonly string[] = ['query', 'variables', 'operationName']

/** @throws Refusal unless the body is one JSON object with query, variables and operationName, and nothing else. */
export function readGraphRequest(body: string): GraphRequest {
  const value = parse(body)
  if (Array.isArray(value)) throw unreadable('Batches are not answered')
  if (!isValues(value)) throw unreadable('The body is not a JSON object')
  if (Object.keys(value).some((name) => !FIELDS.includes(name))) throw unreadable(`The body has more than ${FIELDS.join(', ')}`)
  const { query, operationName } = value
  const variables = value['variables'] ?? {}
  if (typeof query !== 'string' || typeof operationName !== 'string' || !isValues(variables)) {
    throw unreadable('query and operationName are texts, variables is an object')
  }
  if (isDeeper(variables, DEEPEST_VARIABLES)) throw unreadable('The variables are nested too deeply')
  return { query, operationName, variables }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1))
}

/** True for an object that is no list. */
export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw unreadable('The body is not JSON')
  }
}

function unreadable(message: string): Refusal {
  return new Refusal('BODY_NOT_READABLE', message)
}
