import { useState, type ComponentType, type ReactNode } from 'react'
import { t } from '#web/text/booking.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { retryableLazy } from '#web/ui/retryableLazy.tsx'
import { SectionErrorBoundary } from '#web/ui/SectionErrorBoundary.tsx'

/**
 * A part of a step whose script is loaded when it is first shown, such as by a press. If the script does not come, a
 * notice in its place offers to load it again; the step around it stays as it is.
 *
 * @param loading shown meanwhile
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading: ReactNode = null,
): ComponentType<Props> {
  const Part = retryableLazy(load, loading)
  return function LazyPart(props: Props) {
    const [attempt, setAttempt] = useState(0)
    return (
      <SectionErrorBoundary
        key={attempt}
        fallback={() => (
          <Notice tone="error" title={t('error.partFailed')} isLive>
            <Button onClick={() => setAttempt(attempt + 1)}>{t('error.retry')}</Button>
          </Notice>
        )}
      >
        <Part {...props} />
      </SectionErrorBoundary>
    )
  }
}
