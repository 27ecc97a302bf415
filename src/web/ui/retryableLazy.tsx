import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

/**
 * `lazy` in a `Suspense` of its own, whose script is asked for again where it did not come and the part is rendered anew,
 * such as by the retry of a `SectionErrorBoundary`. A failed `lazy` stays failed.
 *
 * @param loading shown meanwhile
 */
export function retryableLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading: ReactNode = null,
): ComponentType<Props> {
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
  return function RetryablePart(props: Props) {
    return (
      <Suspense fallback={loading}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** Vite takes a sheet for loaded whose element stands in the page, also where it did not come. */
function forgetFailedSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.sheet === null) link.remove()
}
