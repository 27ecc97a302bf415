import { buildSchema } from 'graphql'
import sdl from '#schema.graphql?raw'
import type { ForeignPlatform } from '#server/config/config.ts'
import type { KnownDocuments } from '#server/documents/documents.ts'
import type { Log } from '#server/log/log.ts'
import { createAdapter, type PlatformAdapter } from './adapter.ts'
import { askAgain } from './askAgain.ts'
import { createFindingLog, type FindingCounts } from './findings.ts'
import { contractGaps } from './gaps.ts'
import { readPlatformSchema, schemaOf, type ToldSchema } from './platformSchema.ts'

export interface NegotiationOptions {
  readonly platform: ForeignPlatform
  readonly documents: KnownDocuments
  readonly log: Log
  /** Before a silent platform is asked again, in milliseconds. */
  readonly pauseMs?: number
}

export interface Negotiated {
  /** The one to speak through from now on; a call that was asked through one is answered through the same. */
  readonly adapter: () => PlatformAdapter
  readonly counts: () => FindingCounts
  readonly stop: () => void
}

/** The contract, and a platform that keeps it to the letter: the embedded one. */
export function adaptEmbedded(log: Log): Pick<Negotiated, 'adapter' | 'counts'> {
  const contract = buildSchema(sdl)
  const findings = createFindingLog(log)
  const adapter = createAdapter({ contract, platform: contract, note: findings.note })
  return { adapter: () => adapter, counts: findings.counts }
}

/**
 * Schema negotiation with a foreign platform (rule 7.1.3). One that is out of reach is taken to know none of
 * our additions, and is asked again until it tells, so that pages are whole again without a restart.
 * @throws StartError when the SDL file cannot be read.
 */
export async function negotiate({ platform, documents, log, pauseMs }: NegotiationOptions): Promise<Negotiated> {
  const contract = buildSchema(sdl)
  const findings = createFindingLog(log)
  const adapterFor = (told: ToldSchema): PlatformAdapter => {
    const theirs = schemaOf(told)
    const adapter = createAdapter({ contract, platform: theirs, note: findings.note })
    if (theirs !== null) logGaps(adapter, documents, log)
    return adapter
  }
  const first = await readPlatformSchema(platform, log)
  let current = adapterFor(first)
  const askOnce = async () => {
    const told = await readPlatformSchema(platform, log)
    if (told.kind === 'silent') return false
    current = adapterFor(told)
    log.info('The platform answers now')
    return true
  }
  const stop = first.kind === 'silent' ? askAgain(askOnce, pauseMs) : () => undefined
  return { adapter: () => current, counts: findings.counts, stop }
}

/** Fields of the base contract that the platform's schema lacks, with the operations that go without them. */
function logGaps(adapter: PlatformAdapter, documents: KnownDocuments, log: Log): void {
  for (const [field, operations] of contractGaps(adapter, documents)) {
    log.error({ field, operations }, 'The platform lacks a field of the contract; these operations go without it')
  }
}
