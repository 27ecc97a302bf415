import type { ExchangeInput, Operation, OperationResult } from '@urql/core'
import { makeSubject, share, type Source, type Subject } from 'wonka'

/** Streams shared by both paths, with and without the cache: an exchange may call `forward` only once. */
export interface ExchangeStreams {
  readonly input: ExchangeInput
  readonly direct: Subject<Operation>
  readonly cached: Subject<Operation>
  readonly results: Subject<OperationResult>
  readonly network: Source<OperationResult>
  /** Results that arrived without the cache, by operation key. */
  readonly answered: Map<number, OperationResult>
  /** Keys of operations forwarded by the cache; their results go to it. */
  readonly throughCache: Set<number>
  /** Operations given to the cache that have no result yet. */
  readonly pending: Map<number, Operation>
  /** Keys of operations forwarded by the cache that the network has not answered yet. */
  readonly inFlight: Set<number>
  /** Whether the cache has thrown and is left out. */
  isBroken: boolean
}

export function createExchangeStreams(input: ExchangeInput): ExchangeStreams {
  const direct = makeSubject<Operation>()
  return {
    input,
    direct,
    cached: makeSubject<Operation>(),
    results: makeSubject<OperationResult>(),
    network: share(input.forward(direct.source)),
    answered: new Map(),
    throughCache: new Set(),
    pending: new Map(),
    inFlight: new Set(),
    isBroken: false,
  }
}
