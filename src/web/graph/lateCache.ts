import { makeOperation } from '@urql/core'
import type { Exchange, Operation, OperationResult } from '@urql/core'
import { filter, merge, pipe, tap, type Subject } from 'wonka'
import { openLine, type Line } from './answerLine.ts'
import type * as cacheTakeOver from './cacheTakeOver.ts'

/** A cache with what puts it in its place. */
interface ArrivedCache extends Pick<typeof cacheTakeOver, 'resend' | 'takeOver' | 'tell'> {
  readonly cache: Exchange
}

interface Options {
  /** Fetches the cache; called again after a failure, by the next act. */
  readonly load: () => Promise<ArrivedCache>
  /** Whether the page holds the answer to this operation already. */
  readonly isRecorded: (operation: Operation) => boolean
  /** Called once with what starts the loading, for signs that the cache will be needed. An act starts it in any case. */
  readonly onSigns: (start: () => void) => void
  /** Told once when the cache throws; from then on it is left out. */
  readonly onBroken: (error: unknown) => void
}

/**
 * A cache that comes when it is first needed: what the page was made from is answered without it, and what a page asks
 * by itself goes straight to the network, so a first view does not carry its code. It is on its way at the first sign
 * that the visitor acts. Once there it takes over those answers, and everything asked of the network goes through it.
 * A cache that throws keeps no answer from those who wait for it: it is left out for the rest of the page's life.
 */
export function lateCache({ load, isRecorded, onSigns, onBroken }: Options): Exchange {
  return (input) => (operations) => {
    const line = openLine(input)
    const { direct, cached, results, answered } = line
    const waiting: Operation[] = []
    let state: 'absent' | 'loading' | 'there' | 'broken' = 'absent'
    let arrived: ArrivedCache | null = null

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
      line.isBroken = true
      onBroken(error)
      arrived?.resend(line)
      for (const operation of waiting.splice(0)) direct.next(operation)
    }
    const arrive = (late: ArrivedCache) => {
      arrived = late
      return late.takeOver(late.cache, line, giveUp).then(() => {
        if (line.isBroken) return
        state = 'there'
        // Not before: what is asked again while the cache takes over is answered from here.
        answered.clear()
        for (const operation of waiting.splice(0)) hand(operation)
      }, giveUp)
    }
    const stayAway = () => {
      state = 'absent'
      for (const operation of waiting.splice(0)) direct.next(operation)
    }
    const start = () => {
      if (state !== 'absent') return
      state = 'loading'
      void load().then(arrive, stayAway)
    }
    const hand = (operation: Operation) => {
      if (state !== 'there') {
        direct.next(operation)
        return
      }
      if (operation.kind === 'teardown') line.pending.delete(operation.key)
      else line.pending.set(operation.key, operation)
      guarded(() => cached.next(operation))
    }
    const route = (operation: Operation) => {
      if (isPassing(operation)) {
        direct.next(operation)
        return
      }
      const isFirst = operation.context.requestPolicy === 'cache-first'
      const known = isFirst ? answered.get(operation.key) : undefined
      if (state === 'there') hand(operation)
      else if (operation.kind === 'teardown') leave(operation, waiting, isRecorded(operation) ? null : direct)
      // A page draws more than once before it stands, and asks each time.
      else if (known !== undefined) results.next({ ...known, operation: asRemembered(operation) })
      else if (isFirst && isRecorded(operation)) direct.next(operation)
      else if (state === 'broken' || (state === 'absent' && operation.kind === 'query')) direct.next(operation)
      else {
        putInLine(operation, waiting)
        start()
      }
    }
    const note = (result: OperationResult) => {
      if (isPassing(result.operation) || !isWorthKeeping(result, state === 'there')) return
      answered.set(result.operation.key, result)
      if (state === 'there') void arrived?.tell(line).then(() => answered.delete(result.operation.key), giveUp)
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

/** A part beside an error serves those who ask again while the page comes to stand. A cache is to ask for the rest. */
function isWorthKeeping({ data, error }: OperationResult, isForCache: boolean): boolean {
  return error === undefined || (!isForCache && data !== undefined && data !== null)
}

/** Who asks is told, as by a cache, that the platform was not asked again. */
function asRemembered(operation: Operation): Operation {
  const { context, kind } = operation
  return makeOperation(kind, operation, { ...context, meta: { ...context.meta, cacheOutcome: 'hit' } })
}

function withoutCache({ network, throughCache }: Line) {
  return pipe(
    network,
    filter(({ operation }) => !throughCache.has(operation.key)),
  )
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
