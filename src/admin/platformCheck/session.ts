import { Client, fetchExchange, type AnyVariables, type CombinedError, type TypedDocumentNode } from '@urql/core'
import { Kind, OperationTypeNode, type DefinitionNode } from 'graphql'
import { PROXY_PATH } from '#protocol/proxyEndpoint.ts'
import persistedDocuments from '#gql/persisted-documents.json'
import type { PlatformAdapter } from '#server/adapter/adapter.ts'
import type { Finding } from '#server/adapter/findings.ts'
import { createTrustedDocuments } from '#server/documents/documents.ts'
import { ANSWER_BYTES } from '#server/http/readUpTo.ts'
import type { Log } from '#server/log/log.ts'
import type { TenantHeader } from '#server/proxy/forwardedHeaders.ts'
import { createProxy } from '#server/proxy/proxy.ts'
import { PROXY_LIMITS } from '#server/proxy/proxyLimits.ts'
import { createUpstream, PlatformFailure } from '#server/proxy/upstream.ts'

/** Result of one operation over all its calls. */
export interface OperationRecord {
  readonly operation: string
  calls: number
  answered: number
  /** Messages of the platform, or of the proxy if the platform did not respond. */
  readonly errors: Set<string>
  /** Fields that differed from the contract, with their number. */
  readonly fields: Map<string, { readonly kind: Finding['kind']; count: number }>
  /** Parts of a response that the website's parsers rejected. */
  readonly unreadable: Set<string>
}

export interface Session {
  /** The data as the website gets it; null if there was none. */
  readonly ask: <Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => Promise<Data | null>
  readonly noteUnreadable: (operation: string, part: string) => void
  readonly records: () => readonly OperationRecord[]
  /** Reason why there has been no GraphQL response so far; null after the first one, GraphQL errors included. */
  readonly silence: () => string | null
}

interface SessionOptions {
  readonly url: string
  readonly tenant: TenantHeader
  /** Timeout of one response, in milliseconds. */
  readonly answerMs: number
  readonly adapterFor: (note: (finding: Finding, operation: string) => void) => PlatformAdapter
  readonly log: Log
}

const BODY_BYTES = 16 * 1024 * 1024
const BODY_MS = 10_000

/** Sends queries as the website does, through proxy and adapter, and records the results. Mutations are rejected. */
export function openSession({ url, tenant, answerMs, adapterFor, log }: SessionOptions): Session {
  const records = new Map<string, OperationRecord>()
  const recordOf = (operation: string): OperationRecord => {
    const record = records.get(operation) ?? {
      operation,
      calls: 0,
      answered: 0,
      errors: new Set(),
      fields: new Map(),
      unreadable: new Set(),
    }
    records.set(operation, record)
    return record
  }
  let silence: string | null = 'no answer'
  const adapter = adapterFor(({ kind, coordinate }, operation) => {
    const { fields } = recordOf(operation)
    fields.set(coordinate, { kind, count: (fields.get(coordinate)?.count ?? 0) + 1 })
  })
  const noteFailure = (operation: string, explanation: string) => {
    recordOf(operation).errors.add(explanation)
    if (silence !== null) silence = explanation
  }
  const upstream = createUpstream({
    endpoint: { url, fetch: (request) => fetch(request) },
    tenant,
    answerBytes: ANSWER_BYTES,
  })
  const proxy = createProxy({
    publicUrl: null,
    tenantId: tenant.tenantId,
    documents: createTrustedDocuments(Object.values(persistedDocuments)),
    adapter: () => adapter,
    upstream: async (call) => {
      try {
        return await upstream(call)
      } catch (error) {
        // The proxy hides the cause from browsers.
        if (error instanceof PlatformFailure) noteFailure(call.operationName, error.explanation)
        throw error
      }
    },
    submissions: {
      submit: () => Promise.reject(new Error('A check books nothing')),
      ask: () => Promise.reject(new Error('A check books nothing')),
      isKnown: () => Promise.resolve(false),
      settled: () => Promise.resolve(),
    },
    onPlatformErrors: (operation, messages) => {
      for (const message of messages) recordOf(operation).errors.add(message)
    },
    limits: { ...PROXY_LIMITS, bodyBytes: BODY_BYTES, bodyMs: BODY_MS, answerMs, bookingMs: 0 },
    log,
  })
  const client = new Client({
    url: `http://site.invalid${PROXY_PATH}`,
    preferGetMethod: false,
    fetch: (input, init) => proxy(new Request(input, init)),
    exchanges: [fetchExchange],
  })
  return {
    ask: async (document, variables) => {
      const { data, error } = await client.query(document, variables).toPromise()
      const record = recordOf(nameOf(document.definitions))
      record.calls += 1
      if (data !== undefined && data !== null) record.answered += 1
      if (!isSilent(error)) silence = null
      if (error !== undefined) for (const message of messagesOf(error)) record.errors.add(message)
      return data ?? null
    },
    noteUnreadable: (operation, part) => {
      recordOf(operation).unreadable.add(part)
    },
    records: () => [...records.values()],
    silence: () => silence,
  }
}

/** @throws Error for a mutation */
function nameOf(definitions: readonly DefinitionNode[]): string {
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  if (operation?.operation !== OperationTypeNode.QUERY) throw new Error('A check only asks')
  return operation.name?.value ?? ''
}

const TOLD_OTHERWISE: ReadonlySet<unknown> = new Set(['UNUSABLE_FIELD', 'ERROR_REPORTED'])

/** Whether the error is the proxy's own, because the platform gave no readable response. */
function isSilent(error: CombinedError | undefined): boolean {
  return isPlatformCode(error?.graphQLErrors[0]?.extensions['code'])
}

function isPlatformCode(code: unknown): boolean {
  return typeof code === 'string' && code.startsWith('PLATFORM_')
}

/**
 * Unusable fields are reported as fields, the platform's own messages arrive through `onPlatformErrors`, and a missing
 * answer with its cause from the upstream.
 */
function messagesOf({ graphQLErrors, networkError }: CombinedError): readonly string[] {
  const messages = graphQLErrors
    .filter(({ extensions }) => !isPlatformCode(extensions['code']) && !TOLD_OTHERWISE.has(extensions['code']))
    .map(({ message }) => message)
  return networkError === undefined ? messages : [...messages, networkError.message]
}
