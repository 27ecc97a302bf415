import { startTransition, useCallback, useOptimistic } from 'react'
import { nextPaint } from './nextPaint.ts'

/**
 * Optimistic update of a value: the new value is painted at once, then `commit` runs in a transition, so that expensive
 * rendering does not block the next input. If `commit` leads to another value, that one is shown in the end.
 *
 * @param commit takes the new value; memoize it
 */
export function useOptimisticValue<Value>(
  value: Value,
  commit: (value: Value) => void,
): readonly [Value, (next: Value) => void] {
  const [shown, show] = useOptimistic(value)
  const choose = useCallback(
    (next: Value) => {
      startTransition(async () => {
        show(next)
        await nextPaint()
        startTransition(() => commit(next))
      })
    },
    [commit, show],
  )
  return [shown, choose]
}
