import { makeOperation } from '@urql/core'
import type { Exchange, ExchangeInput, Operation, OperationResult } from '@urql/core'
import { filter, makeSubject, map, merge, pipe, share, subscribe, tap, type Source, type Subject } from 'wonka'

interface Options {
  /** Fetches the cache; called again after a failure, by the next act. */
  readonly load: () => Promise<Exchange>
  /** Whether the page holds the answer to this operation already. */
  readonly isRecorded: (operation: Operation) => boolean
  /** Called once with what starts the loading, for signs that the cache will be needed. An act starts it in any case. */
  readonly onSigns: (start: () => void) => void
}

/**
 * A cache that comes when it is first needed: what the page was made from is answered without it, and what a page asks
 * by itself goes straight to the network, so a first view does not carry its code. It is on its way at the first sign
 * that the visitor acts. Once there it takes over those answers, and everything asked of the network goes through it.
 */
export function lateCache({ load, isRecorded, onSigns }: Options): Exchange {
  return (input) => (operations) => {
    const line = openLine(input)
    const { direct, cached, results, answered } = line
    const waiting: Operation[] = []
    let state: 'absent' | 'loading' | 'there' = 'absent'

    const arrive = async (cache: Exchange | null) => {
      if (cache !== null) await takeOver(cache, line)
      state = cache === null ? 'absent' : 'there'
      // Not before: what is asked again while the cache takes over is answered from here.
      if (cache !== null) answered.clear()
      const channel = cache === null ? direct : cached
      for (const operation of waiting.splice(0)) channel.next(operation)
    }
    const start = () => {
      if (state !== 'absent') return
      state = 'loading'
      void load().then(arrive, () => arrive(null))
    }
    const route = (operation: Operation) => {
      if (isPassing(operation)) {
        direct.next(operation)
        return
      }
      const isFirst = operation.context.requestPolicy === 'cache-first'
      const known = isFirst ? answered.get(operation.key) : undefined
      if (state === 'there') cached.next(operation)
      else if (operation.kind === 'teardown') leave(operation, waiting, isRecorded(operation) ? null : direct)
      // A page draws more than once before it stands, and asks each time.
      else if (known !== undefined) results.next({ ...known, operation: asRemembered(operation) })
      else if (isFirst && isRecorded(operation)) direct.next(operation)
      else if (state === 'absent' && operation.kind === 'query') direct.next(operation)
      else {
        putInLine(operation, waiting)
        start()
      }
    }
    const note = (result: OperationResult) => {
      if (result.error !== undefined || isPassing(result.operation)) return
      answered.set(result.operation.key, result)
      if (state === 'there') void tell(line).then(() => answered.delete(result.operation.key))
    }
    onSigns(start)
    const routing = pipe(
      operations,
      tap(route),
      filter((_operation): _operation is never => false),
    )
    return merge([pipe(withoutCache(line), tap(note)), results.source, routing])
  }
}

/**
 * Put into the context of a question that is asked anew each time and whose variables are large: a cache would keep
 * every one of them as the name of a field.
 */
export const PAST_CACHE = { isPastCache: true } as const

function isPassing({ context }: Operation): boolean {
  return 'isPastCache' in context && context['isPastCache'] === true
}

/** Who asks is told, as by a cache, that the platform was not asked again. */
function asRemembered(operation: Operation): Operation {
  const { context, kind } = operation
  return makeOperation(kind, operation, { ...context, meta: { ...context.meta, cacheOutcome: 'hit' } })
}

/** Where operations and results go. An exchange may use the network behind it once only, so both ways share it. */
interface Line {
  readonly input: ExchangeInput
  readonly direct: Subject<Operation>
  readonly cached: Subject<Operation>
  readonly results: Subject<OperationResult>
  readonly network: Source<OperationResult>
  /** What was answered without the cache. */
  readonly answered: Map<number, OperationResult>
  /** Keys of what the cache asked for: the answers go to it. */
  readonly throughCache: Set<number>
}

function openLine(input: ExchangeInput): Line {
  const direct = makeSubject<Operation>()
  return {
    input,
    direct,
    cached: makeSubject<Operation>(),
    results: makeSubject<OperationResult>(),
    network: share(input.forward(direct.source)),
    answered: new Map(),
    throughCache: new Set(),
  }
}

function withoutCache({ network, throughCache }: Line): Source<OperationResult> {
  return pipe(
    network,
    filter(({ operation }) => !throughCache.has(operation.key)),
  )
}

/** Puts the cache in place and tells it what was answered without it. What the page shows already is not told again. */
async function takeOver(cache: Exchange, line: Line): Promise<void> {
  const { input, cached, results } = line
  let isTakingOver = true
  pipe(
    // The cache listens to what comes from below more than once; what it misses is asked once all the same.
    cache({ ...input, forward: (misses) => share(behindCache(misses, line)) })(cached.source),
    filter(() => !isTakingOver),
    subscribe((result) => results.next(result)),
  )
  await tell(line)
  isTakingOver = false
}

/** Tells the cache what was answered without it, one answer after the other: at a stroke they would hold up a press. */
async function tell({ answered, cached }: Line): Promise<void> {
  for (const { operation } of answered.values()) {
    await breath()
    cached.next(operation)
  }
}

/** Lets the browser answer what the visitor does meanwhile. */
function breath(): Promise<void> {
  return new Promise((go) => setTimeout(go))
}

function behindCache(misses: Source<Operation>, { network, direct, answered, throughCache }: Line): Source<OperationResult> {
  const answer = (operation: Operation): OperationResult | null => {
    throughCache.add(operation.key)
    const known = operation.kind === 'query' ? answered.get(operation.key) : undefined
    if (known === undefined) direct.next(operation)
    return known ?? null
  }
  const asked = pipe(
    network,
    filter(({ operation }) => throughCache.has(operation.key)),
  )
  const known = pipe(
    misses,
    map(answer),
    filter((result) => result !== null),
  )
  return merge([asked, known])
}

/** Asked twice while the cache is on its way, a question goes to the network once. */
function putInLine(operation: Operation, waiting: Operation[]): void {
  const index = waiting.findIndex(({ key, kind }) => kind === 'query' && key === operation.key)
  if (index >= 0) waiting[index] = operation
  else waiting.push(operation)
}

/** @param network null for what the page held: nothing is under way, and whatever passes there is read first. */
function leave(teardown: Operation, waiting: Operation[], network: Subject<Operation> | null): void {
  const index = waiting.findIndex(({ key }) => key === teardown.key)
  if (index >= 0) waiting.splice(index, 1)
  network?.next(teardown)
}
