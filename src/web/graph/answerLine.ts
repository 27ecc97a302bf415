import type { Exchange, ExchangeInput, Operation, OperationResult } from '@urql/core'
import { filter, makeSubject, map, merge, pipe, share, subscribe, type Source, type Subject } from 'wonka'

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

/** Asks the network for what a broken cache was asked. What is under way is not sent again: its answer comes by itself. */
export function resend({ pending, underWay, direct }: Line): void {
  const left = [...pending.values()].filter(({ key }) => !underWay.has(key))
  pending.clear()
  for (const operation of left) direct.next(operation)
}

/**
 * Puts the cache in place and tells it what was answered without it. What the page shows already is not told again.
 *
 * @param onThrow what the cache throws later; what it throws meanwhile rejects.
 */
export async function takeOver(cache: Exchange, line: Line, onThrow: (error: unknown) => void): Promise<void> {
  const { input, cached, results, pending } = line
  const answers = makeSubject<OperationResult>()
  let isTakingOver = true
  let told: OperationResult | null = null
  pipe(
    // The cache listens to what comes from below more than once; what it misses is asked once all the same.
    cache({ ...input, forward: (misses) => share(behindCache(misses, answers.source, line)) })(cached.source),
    filter(() => !isTakingOver && !line.isBroken),
    subscribe((result) => {
      pending.delete(result.operation.key)
      results.next(isLost(result, told) ? told : result)
    }),
  )
  pipe(
    line.network,
    filter(({ operation }) => line.throughCache.has(operation.key)),
    subscribe((result) => {
      line.underWay.delete(result.operation.key)
      const toldBefore = told
      told = result
      passOn(result, line, { answers, onThrow })
      told = toldBefore
    }),
  )
  await tell(line)
  isTakingOver = false
}

interface Passing {
  readonly answers: Subject<OperationResult>
  readonly onThrow: (error: unknown) => void
}

/** Gives an answer of the network to the cache; to who asked, where the cache is left out or makes nothing of it. */
function passOn(result: OperationResult, line: Line, { answers, onThrow }: Passing): void {
  const { key } = result.operation
  if (line.isBroken) {
    keep(result, line)
    line.results.next(result)
    return
  }
  let thrown: { readonly error: unknown } | null = null
  try {
    answers.next(result)
  } catch (error) {
    keep(result, line)
    thrown = { error }
  }
  if (line.pending.delete(key)) line.results.next(result)
  if (thrown !== null) onThrow(thrown.error)
}

/** Without a cache, who asks again finds the answer here. */
function keep(result: OperationResult, { answered }: Line): void {
  if (result.error === undefined) answered.set(result.operation.key, result)
}

/** Whether the cache makes nothing of an answer that holds something. */
function isLost({ operation, data }: OperationResult, told: OperationResult | null): told is OperationResult {
  return told !== null && told.operation.key === operation.key && isNothing(data) && !isNothing(told.data)
}

function isNothing(data: unknown): boolean {
  return data === undefined || data === null
}

/** Tells the cache what was answered without it, one answer after the other: at a stroke they would hold up a press. */
export async function tell({ answered, cached }: Line): Promise<void> {
  for (const { operation } of answered.values()) {
    await breath()
    cached.next(operation)
  }
}

/** Lets the browser answer what the visitor does meanwhile. */
function breath(): Promise<void> {
  return new Promise((go) => setTimeout(go))
}

function behindCache(misses: Source<Operation>, asked: Source<OperationResult>, line: Line): Source<OperationResult> {
  const { direct, answered, throughCache, underWay } = line
  const answer = (operation: Operation): OperationResult | null => {
    throughCache.add(operation.key)
    const known = operation.kind === 'query' ? answered.get(operation.key) : undefined
    if (known !== undefined) return known
    if (operation.kind === 'teardown') underWay.delete(operation.key)
    else underWay.add(operation.key)
    direct.next(operation)
    return null
  }
  const known = pipe(
    misses,
    map(answer),
    filter((result) => result !== null),
  )
  return merge([asked, known])
}
