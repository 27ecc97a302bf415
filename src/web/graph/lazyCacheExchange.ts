import type { Exchange, Operation, OperationResult } from '@urql/core'
import { filter, makeSubject, merge, pipe, share, subscribe, tap } from 'wonka'
import { isBypassing } from './bypassesCaches.ts'

interface Options {
  /** Loads the cache; after a failure it is called again the next time the cache is asked for. */
  readonly load: () => Promise<Exchange>
  /** Called once with the function that asks for the cache. */
  readonly onCreated: (start: () => void) => void
  /** Called once when the cache throws; from then on it is left out. */
  readonly onBroken: (error: unknown) => void
}

/**
 * Passes queries on until a cache is loaded, and from then on through that cache. Nothing is handed over to it: what it
 * misses is asked of `knownAnswersExchange` behind this one. Mutations never meet it. A cache that throws is left out for
 * the rest of the page's life, a query it drops is passed on, and a result it keeps to itself or empties arrives as it came.
 */
export function lazyCacheExchange({ load, onCreated, onBroken }: Options): Exchange {
  return (input) => (operations) => {
    const onward = makeSubject<Operation>()
    const toCache = makeSubject<Operation>()
    const toClient = makeSubject<OperationResult>()
    const misses = makeSubject<OperationResult>()
    /** Queries given to the cache that have no result yet. */
    const pending = new Map<number, Operation>()
    /** Keys of queries the cache has missed, until their result is there. */
    const missed = new Set<number>()
    let state: 'absent' | 'loading' | 'ready' | 'broken' = 'absent'
    let arriving: OperationResult | null = null

    const guarded = (work: () => void) => {
      try {
        work()
      } catch (error) {
        if (state !== 'broken') onBroken(error)
        state = 'broken'
        const left = [...pending.values()].filter(({ key }) => !missed.has(key) && key !== arriving?.operation.key)
        for (const operation of left) {
          pending.delete(operation.key)
          onward.next(operation)
        }
      }
    }
    const forward: typeof input.forward = (fromCache) => {
      const sent = pipe(
        fromCache,
        tap((operation) => {
          if (operation.kind === 'query') missed.add(operation.key)
          onward.next(operation)
        }),
        filter((_operation): _operation is never => false),
      )
      // The cache subscribes more than once; shared, each miss is sent once all the same.
      return share(merge([misses.source, sent]))
    }
    const connect = (cache: Exchange) => {
      state = 'ready'
      guarded(() =>
        pipe(
          cache({ ...input, forward })(toCache.source),
          filter(() => state === 'ready'),
          subscribe((result) => {
            pending.delete(result.operation.key)
            toClient.next(isEmptied(result, arriving) ? arriving : result)
          }),
        ),
      )
    }
    const start = () => {
      if (state !== 'absent') return
      state = 'loading'
      void load().then(connect, () => (state = 'absent'))
    }
    const route = (operation: Operation) => {
      if (state !== 'ready' || operation.kind === 'mutation' || isBypassing(operation)) {
        onward.next(operation)
        return
      }
      if (operation.kind === 'query') pending.set(operation.key, operation)
      else pending.delete(operation.key)
      guarded(() => toCache.next(operation))
      // Just after a failed request graphcache drops what it misses, against queries that displace one another for ever.
      if (!missed.has(operation.key) && pending.delete(operation.key)) onward.next(operation)
    }
    const onResult = (result: OperationResult) => {
      const { key } = result.operation
      if (!missed.delete(key) || state !== 'ready') {
        toClient.next(result)
        return
      }
      const before = arriving
      arriving = result
      guarded(() => misses.next(result))
      arriving = before
      if (pending.delete(key)) toClient.next(result)
    }
    onCreated(start)
    pipe(input.forward(onward.source), subscribe(onResult))
    pipe(operations, subscribe(route))
    return toClient.source
  }
}

/** Whether the cache has turned a result with data into one without. */
function isEmptied(
  { operation, data }: OperationResult,
  arriving: OperationResult | null,
): arriving is OperationResult {
  return arriving?.operation.key === operation.key && isNothing(data) && !isNothing(arriving.data)
}

function isNothing(data: unknown): boolean {
  return data === undefined || data === null
}
