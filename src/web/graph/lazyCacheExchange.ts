import { makeOperation } from '@urql/core'
import type { Exchange, Operation, OperationResult } from '@urql/core'
import { filter, merge, pipe, tap, type Subject } from 'wonka'
import type * as takeover from './cacheTakeover.ts'
import { createExchangeStreams, type ExchangeStreams } from './exchangeStreams.ts'

/** The cache with the functions of `cacheTakeover.ts`. */
interface LoadedCache extends Pick<typeof takeover, 'feed' | 'resend' | 'takeOver'> {
  readonly cache: Exchange
}

interface Options {
  /** Loads the cache; after a failure it is called again by the next operation that needs it. */
  readonly load: () => Promise<LoadedCache>
  /** Whether the server render has left a result for this operation in the page. */
  readonly isInSsrData: (operation: Operation) => boolean
  /** Called once with a function that starts loading, to be called at the first interaction. A mutation starts it too. */
  readonly onFirstInteraction: (start: () => void) => void
  /** Called once when the cache throws; from then on it is left out. */
  readonly onBroken: (error: unknown) => void
}

/**
 * A cache exchange that loads graphcache at the first interaction, so that a first view does not carry its code. Until
 * then queries are answered from the SSR data or by the network; it is fed the results, and every operation goes
 * through it. If it throws, it is left out for the rest of the page's life, and pending operations go to the network.
 */
export function lazyCacheExchange({ load, isInSsrData, onFirstInteraction, onBroken }: Options): Exchange {
  return (input) => (operations) => {
    const streams = createExchangeStreams(input)
    const { direct, cached, results, answered } = streams
    const waiting: Operation[] = []
    let state: 'absent' | 'loading' | 'ready' | 'broken' = 'absent'
    let loaded: LoadedCache | null = null

    const guarded = (work: () => void) => {
      try {
        work()
      } catch (error) {
        giveUp(error)
      }
    }
    const giveUp = (error: unknown) => {
      if (state === 'broken') return
      state = 'broken'
      streams.isBroken = true
      onBroken(error)
      loaded?.resend(streams)
      for (const operation of waiting.splice(0)) direct.next(operation)
    }
    const onLoaded = (module: LoadedCache) => {
      loaded = module
      return module.takeOver(module.cache, streams, giveUp).then(() => {
        if (streams.isBroken) return
        state = 'ready'
        // Not before: repeated queries during the takeover are answered from here.
        answered.clear()
        for (const operation of waiting.splice(0)) passToCache(operation)
      }, giveUp)
    }
    const onLoadFailed = () => {
      state = 'absent'
      for (const operation of waiting.splice(0)) direct.next(operation)
    }
    const start = () => {
      if (state !== 'absent') return
      state = 'loading'
      void load().then(onLoaded, onLoadFailed)
    }
    const passToCache = (operation: Operation) => {
      if (state !== 'ready') {
        direct.next(operation)
        return
      }
      if (operation.kind === 'teardown') streams.pending.delete(operation.key)
      else streams.pending.set(operation.key, operation)
      guarded(() => cached.next(operation))
    }
    const route = (operation: Operation) => {
      if (isBypassing(operation)) {
        direct.next(operation)
        return
      }
      const isFirst = operation.context.requestPolicy === 'cache-first'
      const known = isFirst ? answered.get(operation.key) : undefined
      if (state === 'ready') passToCache(operation)
      else if (operation.kind === 'teardown') tearDown(operation, waiting, isInSsrData(operation) ? null : direct)
      // Hydration renders more than once and repeats its queries.
      else if (known !== undefined) results.next({ ...known, operation: asCacheHit(operation) })
      else if (isFirst && isInSsrData(operation)) direct.next(operation)
      else if (state === 'broken' || (state === 'absent' && operation.kind === 'query')) direct.next(operation)
      else {
        enqueue(operation, waiting)
        start()
      }
    }
    const remember = (result: OperationResult) => {
      if (isBypassing(result.operation) || !isWorthKeeping(result, state === 'ready')) return
      answered.set(result.operation.key, result)
      if (state === 'ready') void loaded?.feed(streams).then(() => answered.delete(result.operation.key), giveUp)
    }
    onFirstInteraction(start)
    const routing = pipe(
      operations,
      tap(route),
      filter((_operation): _operation is never => false),
    )
    return merge([pipe(withoutCache(streams), tap(remember)), results.source, routing])
  }
}

/**
 * Operation context that bypasses the cache, for queries with large variables that are fetched each time: graphcache
 * would keep the variables of every call as part of a field key.
 */
export const BYPASS_CACHE = { bypassesCache: true } as const

function isBypassing({ context }: Operation): boolean {
  return 'bypassesCache' in context && context['bypassesCache'] === true
}

/** Partial data are good enough for repeated queries during hydration; the cache has to fetch the rest. */
function isWorthKeeping({ data, error }: OperationResult, isForCache: boolean): boolean {
  return error === undefined || (!isForCache && data !== undefined && data !== null)
}

/** Marked as a cache hit, as by graphcache. */
function asCacheHit(operation: Operation): Operation {
  const { context, kind } = operation
  return makeOperation(kind, operation, { ...context, meta: { ...context.meta, cacheOutcome: 'hit' } })
}

function withoutCache({ network, throughCache }: ExchangeStreams) {
  return pipe(
    network,
    filter(({ operation }) => !throughCache.has(operation.key)),
  )
}

/** Deduplicates queries that are repeated while the cache loads. */
function enqueue(operation: Operation, waiting: Operation[]): void {
  const index = waiting.findIndex(({ key, kind }) => kind === 'query' && key === operation.key)
  if (index >= 0) waiting[index] = operation
  else waiting.push(operation)
}

/** @param network null for SSR data: nothing is in flight, and forwarding the teardown would parse the document. */
function tearDown(teardown: Operation, waiting: Operation[], network: Subject<Operation> | null): void {
  const index = waiting.findIndex(({ key }) => key === teardown.key)
  if (index >= 0) waiting.splice(index, 1)
  network?.next(teardown)
}
