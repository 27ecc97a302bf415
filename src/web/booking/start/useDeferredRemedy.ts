import { useDeferredValue, useMemo } from 'react'
import type { Remedy, LazyReason } from '#domain/catalogue/reason.ts'

/**
 * What would make something possible, looked for after the key press was answered. Until then the opening of before
 * stands where the reason is the same; null where there is none.
 */
export function useDeferredRemedy(reason: LazyReason | null): Remedy | null {
  const looked = useDeferredValue(reason)
  const found = useMemo(() => looked?.findRemedy() ?? null, [looked])
  return looked?.key === reason?.key ? found : null
}
