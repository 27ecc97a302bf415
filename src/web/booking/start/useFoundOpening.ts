import { useDeferredValue, useMemo } from 'react'
import type { Opening, Refusal } from '#domain/catalogue/reason.ts'

/**
 * What would make something possible, looked for after the key press was answered. Until then the opening of before
 * stands where the reason is the same; null where there is none.
 */
export function useFoundOpening(refusal: Refusal | null): Opening | null {
  const looked = useDeferredValue(refusal)
  const found = useMemo(() => looked?.findOpening() ?? null, [looked])
  return looked?.key === refusal?.key ? found : null
}
