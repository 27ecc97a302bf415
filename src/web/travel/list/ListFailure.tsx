import { useRevalidator } from 'react-router'
import { failureKey, type FailureReason } from '#web/graph/graphFailure.ts'
import { t } from '#web/text/list.ts'
import styles from './ListFailure.module.css'

/** Why the list could not be updated, with a retry; stands above the previous list. */
export function ListFailure({ reason }: { readonly reason: FailureReason }) {
  const { revalidate, state } = useRevalidator()
  const isLoading = state === 'loading'
  return (
    <div className={styles.failure} role="alert">
      <p>
        <strong>{t('list.loadFailed')}</strong> <span>{t(failureKey(reason))}</span>
      </p>
      {/* Not `disabled`, which would take the focus from it. */}
      <button
        className={styles.retry}
        type="button"
        aria-disabled={isLoading}
        onClick={() => (isLoading ? undefined : void revalidate())}
      >
        {t('error.retry')}
      </button>
    </div>
  )
}
