import type { ExchangeInput, Operation, OperationResult } from '@urql/core'
import { makeSubject, share, type Source, type Subject } from 'wonka'

/** Where operations and results go. An exchange may use the network behind it once only, so both ways share it. */
export interface Line {
  readonly input: ExchangeInput
  readonly direct: Subject<Operation>
  readonly cached: Subject<Operation>
  readonly results: Subject<OperationResult>
  readonly network: Source<OperationResult>
  /** What was answered without the cache. */
  readonly answered: Map<number, OperationResult>
  /** Keys of what the cache asked for: the answers go to it. */
  readonly throughCache: Set<number>
  /** What the cache was asked and has not answered. */
  readonly pending: Map<number, Operation>
  /** Keys of what the cache asked for and the network has not answered. */
  readonly underWay: Set<number>
  /** Whether the cache is left out. */
  isBroken: boolean
}

export function openLine(input: ExchangeInput): Line {
  const direct = makeSubject<Operation>()
  return {
    ...{ input, direct, cached: makeSubject<Operation>(), results: makeSubject<OperationResult>() },
    network: share(input.forward(direct.source)),
    ...{ answered: new Map(), throughCache: new Set(), pending: new Map(), underWay: new Set(), isBroken: false },
  }
}
