import { readFile } from 'node:fs/promises'
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql'
import { StartError } from '#server/config/startError.ts'

/** There is no schema to compare with. The message is one line that names what was found instead. */
export class CompareError extends StartError {}

/** Where a platform's schema is read from. */
export type PlatformSource =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'address'; readonly url: string; readonly headers: Readonly<Record<string, string>> }

const TIMEOUT_MS = 10_000

/** Longest piece of a foreign answer that is quoted. */
const MAX_QUOTED = 80

/** @throws CompareError if there is no complete schema */
export async function readPlatform(source: PlatformSource, timeoutMs: number = TIMEOUT_MS): Promise<GraphQLSchema> {
  const schema = source.kind === 'file' ? await fromFile(source.file) : await fromAddress(source, timeoutMs)
  if (!schema.getQueryType())
    throw new CompareError(`${nameOf(source)} has an incomplete schema: there is no query type`)
  return schema
}

/** The platform's name in messages: file or address. */
function nameOf(source: PlatformSource): string {
  return source.kind === 'file' ? source.file : source.url
}

async function fromFile(file: string): Promise<GraphQLSchema> {
  try {
    return buildSchema(await readFile(file, 'utf8'), { assumeValidSDL: true })
  } catch (error) {
    throw new CompareError(`${file} cannot be read as a schema: ${reasonOf(error)}`)
  }
}

type Address = Extract<PlatformSource, { readonly kind: 'address' }>

async function fromAddress(source: Address, timeoutMs: number): Promise<GraphQLSchema> {
  const text = await answerOf(source, timeoutMs)
  const introspection = introspectionIn(source.url, text)
  try {
    return buildClientSchema(introspection)
  } catch (error) {
    throw new CompareError(`${source.url} has an incomplete schema: ${reasonOf(error)}`)
  }
}

async function answerOf({ url, headers }: Address, timeoutMs: number): Promise<string> {
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
    body: JSON.stringify({ query: getIntrospectionQuery({ inputValueDeprecation: false }) }),
    signal: AbortSignal.timeout(timeoutMs),
  }
  try {
    const response = await fetch(url, request)
    const text = await response.text()
    if (/^\s*</.test(text))
      throw new CompareError(`${url} answered with a web page (HTTP ${response.status}), not with GraphQL`)
    return text
  } catch (error) {
    if (error instanceof CompareError) throw error
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new CompareError(
      isLate ? `${url} did not answer within ${timeoutMs / 1000} s` : `${url} cannot be reached: ${reasonOf(error)}`,
    )
  }
}

function introspectionIn(url: string, text: string): IntrospectionQuery {
  const answer = parsed(text)
  if (!isRecord(answer)) throw new CompareError(`${url} did not answer with JSON: ${quoted(text)}`)
  const { data, errors } = answer
  if (isIntrospection(data)) return data
  const first: unknown = Array.isArray(errors) ? errors[0] : null
  const message = isRecord(first) && typeof first['message'] === 'string' ? first['message'] : text
  if (/introspection/i.test(message)) {
    throw new CompareError(
      `${url} does not allow introspection (${quoted(message)}); pass its SDL file instead: npm run schema:check -- platform.graphql`,
    )
  }
  throw new CompareError(`${url} returned no schema: ${quoted(message)}`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isIntrospection(data: unknown): data is IntrospectionQuery {
  return isRecord(data) && isRecord(data['__schema'])
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unreadable'
  const cause = error.cause instanceof Error ? error.cause.message : ''
  return quoted(cause === '' ? error.message : cause)
}

function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED)} …` : line
}
