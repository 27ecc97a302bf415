import { startTransition, useCallback, useOptimistic } from 'react'
import { nextPaint } from './nextPaint.ts'

/**
 * A value that a press changes. What was pressed stands there with the next frame; what follows from it, from prices to
 * half a page to be drawn, comes after that and piece by piece, so that the next press is answered as soon. Where it
 * comes to another value, that one is shown in the end.
 *
 * @param carryOut takes the new value; best the same function each time.
 */
export function useOptimisticValue<Value>(
  value: Value,
  carryOut: (value: Value) => void,
): readonly [Value, (next: Value) => void] {
  const [shown, show] = useOptimistic(value)
  const choose = useCallback(
    (next: Value) => {
      startTransition(async () => {
        show(next)
        await nextPaint()
        startTransition(() => carryOut(next))
      })
    },
    [carryOut, show],
  )
  return [shown, choose]
}
