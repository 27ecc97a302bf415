import { readFile } from 'node:fs/promises'
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql'
import type { ForeignPlatform } from '#server/config/config.ts'
import { StartError } from '#server/config/startError.ts'
import { isValues } from '#server/documents/graphRequest.ts'
import { causeCodeOf, statusOf } from '#server/http/failureDetail.ts'
import { ANSWER_BYTES, excessOf, readUpTo } from '#server/http/readUpTo.ts'
import type { Log } from '#server/log/log.ts'
import { parsedJson } from './answer.ts'

const INTROSPECTION_MS = 3_000
const TOO_MANY_REQUESTS = 429

/** Result of reading a platform's schema. `silent`: unreachable at the moment; `hidden`: introspection is disabled. */
export type SchemaResult =
  { readonly kind: 'told'; readonly schema: GraphQLSchema } | { readonly kind: 'hidden' | 'silent' }

/**
 * Reads the schema of a foreign platform from its SDL file, otherwise by introspection.
 * @param mostBytes limit of an answer, unpacked
 * @throws StartError if the SDL file cannot be read.
 */
export async function readPlatformSchema(
  platform: ForeignPlatform,
  log: Log,
  mostBytes = ANSWER_BYTES,
): Promise<SchemaResult> {
  if (platform.schemaFile !== null) return { kind: 'told', schema: await readSchemaFile(platform.schemaFile) }
  const { body, detail } = await introspect(platform.url, mostBytes)
  if (isValues(body) && isIntrospection(body['data'])) return schemaFrom(body['data'], log)
  // The answer of a gateway is not the platform's, which says `errors` where it refuses.
  if (!isValues(body) || !Array.isArray(body['errors'])) {
    log.warn(
      { url: platform.url, detail },
      'PLATFORM_URL gives no readable answer (a redirect is none); pages show an error until it does',
    )
    return { kind: 'silent' }
  }
  log.info('The platform has introspection disabled: our additions are not requested')
  return { kind: 'hidden' }
}

/** Null if the schema is unknown. */
export function schemaOf(told: SchemaResult): GraphQLSchema | null {
  return told.kind === 'told' ? told.schema : null
}

async function readSchemaFile(file: string): Promise<GraphQLSchema> {
  try {
    return buildSchema(await readFile(file, 'utf8'), { assumeValidSDL: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : 'unreadable'
    throw new StartError(`PLATFORM_SCHEMA is «${file}»; allowed: a GraphQL SDL file (${reason})`)
  }
}

interface Introspected {
  /** The answer to an introspection query; null without a readable one of the platform itself. */
  readonly body: unknown
  /** Status and media type, or what is wrong, or a system error code, for the operator. */
  readonly detail: string
}

async function introspect(url: string, mostBytes: number): Promise<Introspected> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ query: getIntrospectionQuery() }),
      // As calls are sent: an address that redirects is answered by none.
      redirect: 'manual',
      signal: AbortSignal.timeout(INTROSPECTION_MS),
    })
    return await readSchemaAnswer(response, mostBytes)
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return { body: null, detail: isLate ? `no answer within ${INTROSPECTION_MS / 1000} s` : causeCodeOf(error) }
  }
}

async function readSchemaAnswer(response: Response, mostBytes: number): Promise<Introspected> {
  const detail = statusOf(response)
  // From a gateway that does not reach the platform, or from a platform that is overloaded: says nothing of its schema.
  if (isRedirect(response) || response.status >= 500 || response.status === TOO_MANY_REQUESTS)
    return { body: null, detail }
  const text = await readUpTo(response, mostBytes)
  return text === null
    ? { body: null, detail: `${detail}; ${excessOf(response, mostBytes)}` }
    : { body: parsedJson(text), detail }
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400
}

function isIntrospection(data: unknown): data is IntrospectionQuery {
  return isValues(data) && isValues(data['__schema'])
}

function schemaFrom(introspection: IntrospectionQuery, log: Log): SchemaResult {
  try {
    return { kind: 'told', schema: buildClientSchema(introspection, { assumeValid: true }) }
  } catch {
    log.warn('The platform has an invalid schema: our additions are not requested')
    return { kind: 'hidden' }
  }
}
