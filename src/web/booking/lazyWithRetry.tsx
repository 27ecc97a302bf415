import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { t } from '#web/text/booking.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
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
  // A failed `lazy` stays failed: the next attempt takes a new one.
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        Part = begin()
        forgetFailedSheets()
        throw error
      }
    })
  let Part = begin()
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
        <Suspense fallback={loading}>
          <Part {...props} />
        </Suspense>
      </SectionErrorBoundary>
    )
  }
}

/** Vite takes a sheet for loaded whose element stands in the page, also where it did not come. */
function forgetFailedSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.sheet === null) link.remove()
}
