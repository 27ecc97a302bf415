import { useDeferredValue, useMemo } from 'react'
import type { Remedy, LazyReason } from '#domain/catalogue/reason.ts'

/**
 * The remedy of a reason, computed in a deferred render, after user input was painted. Until then the previous remedy is
 * kept if the reason is the same. Null if there is none.
 */
export function useDeferredRemedy(reason: LazyReason | null): Remedy | null {
  const deferred = useDeferredValue(reason)
  const found = useMemo(() => deferred?.findRemedy() ?? null, [deferred])
  return deferred?.key === reason?.key ? found : null
}
