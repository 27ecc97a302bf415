import { lazy } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { failureKey, readFailureReason, type FailureReason } from '#web/graph/graphFailure.ts'
import { t } from '#web/text/site.ts'
import { SearchForm } from '#web/travel/filter/SearchForm.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { ErrorHelp } from './ErrorHelp.tsx'
import styles from './ErrorPage.module.css'

// Lazy, as few visitors see it. Without a Suspense boundary the current page stays until it is loaded.
const MissingPage = lazy(async () => {
  const { MissingPage: Page } = await import('./MissingPage.tsx').catch(() => ({ MissingPage: FailedPage }))
  return { default: Page }
})

/** Explains an error in plain words and offers next steps. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  if (!isRouteErrorResponse(error)) return <FailedPage status={null} data={null} />
  const data: unknown = error.data
  // A missing page offers the search, any other error a retry.
  return isMissing(error) ? (
    <MissingPage status={error.status} data={data}>
      <SearchForm isOnWhite />
    </MissingPage>
  ) : (
    <FailedPage status={error.status} data={data} />
  )
}

/** Whether a page is not there, or no longer. */
export function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && (error.status === 404 || error.status === 410)
}

interface Props {
  readonly status: number | null
  /** Body of the error response. */
  readonly data: unknown
}

function FailedPage({ status, data }: Props) {
  const reason = reasonIn(data)
  return (
    <div className={styles.page}>
      <div>
        {status === null || reason === 'offline' ? null : <p className={styles.status}>{status}</p>}
        <h1 className={styles.title}>{t('error.failedTitle')}</h1>
        <p className={styles.text}>{t(reason === null ? 'error.failedText' : failureKey(reason))}</p>
      </div>
      <ErrorHelp>
        {/* A full page load, to discard the state that led here. */}
        <ButtonLink href="">{t('error.retry')}</ButtonLink>
      </ErrorHelp>
    </div>
  )
}

function reasonIn(data: unknown): FailureReason | null {
  if (typeof data !== 'object' || data === null || !('reason' in data)) return null
  return readFailureReason(data.reason)
}
