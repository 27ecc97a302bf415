import { readFile } from 'node:fs/promises'
import { buildClientSchema, buildSchema, getIntrospectionQuery, type GraphQLSchema, type IntrospectionQuery } from 'graphql'
import type { ForeignPlatform } from '#server/config.ts'
import { StartError } from '#server/startError.ts'
import type { Log } from '#server/log.ts'
import { isValues } from './graphRequest.ts'

const INTROSPECTION_MS = 3_000

/**
 * The schema of a foreign platform: from its SDL file where there is one, else by introspection. Null when the platform
 * hides it or cannot be reached now.
 * @throws StartError when the SDL file cannot be read.
 */
export async function readPlatformSchema(platform: ForeignPlatform, log: Log): Promise<GraphQLSchema | null> {
  if (platform.schemaFile !== null) return readSchemaFile(platform.schemaFile)
  const body = await introspect(platform.url, log)
  if (body === null) return null
  if (isValues(body) && isIntrospection(body['data'])) return schemaFrom(body['data'], log)
  log.info('The platform does not tell its schema: what is ours alone is not asked of it')
  return null
}

async function readSchemaFile(file: string): Promise<GraphQLSchema> {
  try {
    return buildSchema(await readFile(file, 'utf8'), { assumeValidSDL: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : 'unreadable'
    throw new StartError(`PLATFORM_SCHEMA is «${file}»; allowed: a GraphQL SDL file (${reason})`)
  }
}

async function introspect(url: string, log: Log): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ query: getIntrospectionQuery() }),
      signal: AbortSignal.timeout(INTROSPECTION_MS),
    })
    return JSON.parse(await response.text())
  } catch {
    log.warn({ url: new URL(url).origin }, 'PLATFORM_URL gives no readable answer now; pages show an error until it does')
    return null
  }
}

function isIntrospection(data: unknown): data is IntrospectionQuery {
  return isValues(data) && isValues(data['__schema'])
}

function schemaFrom(introspection: IntrospectionQuery, log: Log): GraphQLSchema | null {
  try {
    return buildClientSchema(introspection, { assumeValid: true })
  } catch {
    log.warn('The platform tells a schema that cannot be read: what is ours alone is not asked of it')
    return null
  }
}
