import { Suspense, type ReactNode } from 'react'
import { SectionErrorBoundary } from './SectionErrorBoundary.tsx'

interface Props {
  /** Shown while the part loads. */
  readonly loading?: ReactNode
  readonly children: ReactNode
}

/** A lazy part that the page can do without: nothing is shown of it if it fails to load. */
export function OptionalPart({ loading, children }: Props) {
  return (
    <SectionErrorBoundary fallback={() => null}>
      <Suspense fallback={loading}>{children}</Suspense>
    </SectionErrorBoundary>
  )
}
