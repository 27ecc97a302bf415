import { buildSchema } from 'graphql'
import sdl from '#schema.graphql?raw'
import type { ForeignPlatform } from '#server/config/config.ts'
import type { TrustedDocuments } from '#server/documents/documents.ts'
import type { Log } from '#server/log/log.ts'
import { createAdapter, type PlatformAdapter } from './adapter.ts'
import { retryWithBackoff } from './retryWithBackoff.ts'
import { createFindingLog, type FindingCounts } from './findings.ts'
import { contractGaps } from './gaps.ts'
import { readPlatformSchema, schemaOf, type SchemaResult } from './platformSchema.ts'

export interface NegotiationOptions {
  readonly platform: ForeignPlatform
  readonly documents: TrustedDocuments
  readonly log: Log
  /** Delay before the first retry with an unreachable platform, in milliseconds. */
  readonly pauseMs?: number
}

export interface Negotiated {
  /** The current adapter. A call uses the same one for its request and its response. */
  readonly adapter: () => PlatformAdapter
  readonly counts: () => FindingCounts
  readonly stop: () => void
}

/** Adapter of the embedded platform, whose schema is the contract. */
export function adaptEmbedded(log: Log): Pick<Negotiated, 'adapter' | 'counts'> {
  const contract = buildSchema(sdl)
  const findings = createFindingLog(log)
  const adapter = createAdapter({ contract, platform: contract, note: findings.note })
  return { adapter: () => adapter, counts: findings.counts }
}

/**
 * Schema negotiation with a foreign platform (rule 7.1.3). An unreachable platform is assumed to know no additions;
 * introspection is retried until it succeeds, so that pages recover without a restart.
 * @throws StartError if the SDL file cannot be read.
 */
export async function negotiate({ platform, documents, log, pauseMs }: NegotiationOptions): Promise<Negotiated> {
  const contract = buildSchema(sdl)
  const findings = createFindingLog(log)
  const adapterFor = (told: SchemaResult): PlatformAdapter => {
    const theirs = schemaOf(told)
    const adapter = createAdapter({ contract, platform: theirs, note: findings.note })
    if (theirs !== null) logGaps(adapter, documents, log)
    return adapter
  }
  const first = await readPlatformSchema(platform, log)
  let current = adapterFor(first)
  const attempt = async () => {
    const told = await readPlatformSchema(platform, log)
    if (told.kind === 'silent') return false
    current = adapterFor(told)
    log.info('The platform is reachable now; its schema was read')
    return true
  }
  const stop = first.kind === 'silent' ? retryWithBackoff(attempt, pauseMs) : () => undefined
  return { adapter: () => current, counts: findings.counts, stop }
}

function logGaps(adapter: PlatformAdapter, documents: TrustedDocuments, log: Log): void {
  for (const [field, operations] of contractGaps(adapter, documents)) {
    log.error({ field, operations }, 'The platform lacks a field of the contract; these operations are sent without it')
  }
}
