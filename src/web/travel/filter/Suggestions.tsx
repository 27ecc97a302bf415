import { lazy, Suspense, useCallback, useState, type RefObject } from 'react'
import { SectionErrorBoundary } from '#web/ui/SectionErrorBoundary.tsx'

// Loaded when the search field is focused; if that fails the search works without suggestions.
const SuggestionList = lazy(async () => ({
  default: (await import('./SuggestionList.tsx').catch(() => null))?.SuggestionList ?? NoList,
}))

/** Whether the search field has been focused, and the callback that notes it. */
export function useSearchStarted(): readonly [hasStarted: boolean, start: () => void] {
  const [hasStarted, setStarted] = useState(false)
  return [hasStarted, useCallback(() => setStarted(true), [])]
}

interface Props {
  readonly input: RefObject<HTMLInputElement | null>
  readonly hasStarted: boolean
}

function NoList(_: Pick<Props, 'input'>) {
  return null
}

/** Suggestions below a search field, positioned in its parent. Null until the field has been focused. */
export function Suggestions({ input, hasStarted }: Props) {
  if (!hasStarted) return null
  return (
    <SectionErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <SuggestionList input={input} />
      </Suspense>
    </SectionErrorBoundary>
  )
}
