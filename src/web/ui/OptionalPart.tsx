import { Suspense, type ReactNode } from 'react'
import { SectionErrorBoundary } from './SectionErrorBoundary.tsx'

interface Props {
  /** Shown while the part loads. */
  readonly loading?: ReactNode
  /** Shown if the part fails to load; nothing by default. */
  readonly failed?: ReactNode
  readonly children: ReactNode
}

/** A lazy part that the page can do without. */
export function OptionalPart({ loading, failed = null, children }: Props) {
  return (
    <SectionErrorBoundary fallback={() => failed}>
      <Suspense fallback={loading}>{children}</Suspense>
    </SectionErrorBoundary>
  )
}
