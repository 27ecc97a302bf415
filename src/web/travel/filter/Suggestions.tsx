import { lazy, Suspense, useCallback, useState, type RefObject } from 'react'
import { SectionErrorBoundary } from '#web/ui/SectionErrorBoundary.tsx'

// Loaded by those who begin to search; who cannot load it searches without.
const SuggestionList = lazy(async () => ({
  default: (await import('./SuggestionList.tsx').catch(() => null))?.SuggestionList ?? NoList,
}))

/** Whether somebody searches, and what to call when they begin to. */
export function useSearchStarted(): readonly [hasBegun: boolean, begin: () => void] {
  const [hasBegun, setBegun] = useState(false)
  return [hasBegun, useCallback(() => setBegun(true), [])]
}

interface Props {
  readonly input: RefObject<HTMLInputElement | null>
  readonly hasBegun: boolean
}

function NoList(_: Pick<Props, 'input'>) {
  return null
}

/** Suggestions below a search field, whose parent is where they stand. Nothing before somebody begins to search. */
export function Suggestions({ input, hasBegun }: Props) {
  if (!hasBegun) return null
  return (
    <SectionErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <SuggestionList input={input} />
      </Suspense>
    </SectionErrorBoundary>
  )
}
