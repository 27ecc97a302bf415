import type { Exchange, Operation, OperationResult } from '@urql/core'
import { filter, makeSubject, map, merge, pipe, share, subscribe, type Source, type Subject } from 'wonka'
import type { ExchangeStreams } from './exchangeStreams.ts'

/* Loaded together with the cache; a first view needs neither. */

/** Sends the pending operations of a broken cache to the network, except those in flight, whose results will arrive. */
export function resend({ pending, inFlight, direct }: ExchangeStreams): void {
  const left = [...pending.values()].filter(({ key }) => !inFlight.has(key))
  pending.clear()
  for (const operation of left) direct.next(operation)
}

/**
 * Connects the cache and feeds it the results that arrived without it. Those are not emitted again.
 *
 * @param onThrow errors the cache throws after the takeover; those it throws during it reject.
 */
export async function takeOver(
  cache: Exchange,
  streams: ExchangeStreams,
  onThrow: (error: unknown) => void,
): Promise<void> {
  const { input, cached, results, pending } = streams
  const answers = makeSubject<OperationResult>()
  let isTakingOver = true
  let delivering: OperationResult | null = null
  pipe(
    // The cache subscribes to `forward` more than once; shared, each cache miss is sent once all the same.
    cache({ ...input, forward: (misses) => share(behindCache(misses, answers.source, streams)) })(cached.source),
    filter(() => !isTakingOver && !streams.isBroken),
    subscribe((result) => {
      pending.delete(result.operation.key)
      results.next(isLost(result, delivering) ? delivering : result)
    }),
  )
  pipe(
    streams.network,
    filter(({ operation }) => streams.throughCache.has(operation.key)),
    subscribe((result) => {
      streams.inFlight.delete(result.operation.key)
      const before = delivering
      delivering = result
      deliver(result, streams, { answers, onThrow })
      delivering = before
    }),
  )
  await feed(streams)
  isTakingOver = false
}

interface Delivery {
  readonly answers: Subject<OperationResult>
  readonly onThrow: (error: unknown) => void
}

/** Delivers a network result to the cache; straight to the client where the cache is broken or emits nothing for it. */
function deliver(result: OperationResult, streams: ExchangeStreams, { answers, onThrow }: Delivery): void {
  const { key } = result.operation
  if (streams.isBroken) {
    keep(result, streams)
    streams.results.next(result)
    return
  }
  let thrown: { readonly error: unknown } | null = null
  try {
    answers.next(result)
  } catch (error) {
    keep(result, streams)
    thrown = { error }
  }
  if (streams.pending.delete(key)) streams.results.next(result)
  if (thrown !== null) onThrow(thrown.error)
}

/** Stands in for the cache: a repeated query finds its result here. */
function keep(result: OperationResult, { answered }: ExchangeStreams): void {
  if (result.error === undefined) answered.set(result.operation.key, result)
}

/** Whether the cache has turned a result with data into one without. */
function isLost({ operation, data }: OperationResult, delivered: OperationResult | null): delivered is OperationResult {
  return (
    delivered !== null && delivered.operation.key === operation.key && isNothing(data) && !isNothing(delivered.data)
  )
}

function isNothing(data: unknown): boolean {
  return data === undefined || data === null
}

/** Feeds the cache the results that arrived without it, one per task so as not to block input. */
export async function feed({ answered, cached }: ExchangeStreams): Promise<void> {
  for (const { operation } of answered.values()) {
    await yieldToMain()
    cached.next(operation)
  }
}

/** Ends the current task, so that the browser can handle input. */
function yieldToMain(): Promise<void> {
  return new Promise((go) => setTimeout(go))
}

function behindCache(
  misses: Source<Operation>,
  answers: Source<OperationResult>,
  streams: ExchangeStreams,
): Source<OperationResult> {
  const { direct, answered, throughCache, inFlight } = streams
  const answer = (operation: Operation): OperationResult | null => {
    throughCache.add(operation.key)
    const known = operation.kind === 'query' ? answered.get(operation.key) : undefined
    if (known !== undefined) return known
    if (operation.kind === 'teardown') inFlight.delete(operation.key)
    else inFlight.add(operation.key)
    direct.next(operation)
    return null
  }
  const known = pipe(
    misses,
    map(answer),
    filter((result) => result !== null),
  )
  return merge([answers, known])
}
