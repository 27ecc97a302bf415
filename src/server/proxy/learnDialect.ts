import { buildSchema } from 'graphql'
import sdl from '#schema.graphql?raw'
import type { ForeignPlatform } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { missingAdditions } from './additions.ts'
import { askAgain } from './askAgain.ts'
import { createDialect, type Dialect } from './dialect.ts'
import type { KnownDocuments } from './documents.ts'
import { readPlatformSchema, schemaOf, type ToldSchema } from './platformSchema.ts'
import { specificationGaps } from './specificationGaps.ts'

export interface Lesson {
  readonly platform: ForeignPlatform
  readonly documents: KnownDocuments
  readonly log: Log
  /** Before a silent platform is asked again, in milliseconds. */
  readonly pauseMs?: number
}

export interface LearntDialect {
  /** The one to speak from now on; who has asked in one reads the answer in the same. */
  readonly dialect: () => Dialect
  readonly stop: () => void
}

/**
 * Learns how a foreign platform is spoken to (decisions, section 5). One that is out of reach is taken to know none of
 * our additions, and is asked again until it tells, so that pages are whole again without a restart.
 * @throws StartError when the SDL file cannot be read.
 */
export async function learnDialect({ platform, documents, log, pauseMs }: Lesson): Promise<LearntDialect> {
  const contract = buildSchema(sdl)
  const dialectFor = (told: ToldSchema): Dialect => {
    const theirs = schemaOf(told)
    const gaps = theirs === null ? [] : specificationGaps(documents.all, contract, theirs)
    for (const { coordinate, operations } of gaps) {
      log.error({ field: coordinate, operations }, 'The platform lacks a field of the specification; these operations fail')
    }
    return createDialect(contract, missingAdditions(contract, theirs))
  }
  const first = await readPlatformSchema(platform, log)
  let current = dialectFor(first)
  const askOnce = async () => {
    const told = await readPlatformSchema(platform, log)
    if (told.kind === 'silent') return false
    current = dialectFor(told)
    log.info('The platform answers now')
    return true
  }
  const stop = first.kind === 'silent' ? askAgain(askOnce, pauseMs) : () => undefined
  return { dialect: () => current, stop }
}
