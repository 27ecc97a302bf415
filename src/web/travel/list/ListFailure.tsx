import { useRevalidator } from 'react-router'
import { failureKey, type FailureReason } from '#web/graph/graphFailure.ts'
import { t } from '#web/text/list.ts'
import styles from './ListFailure.module.css'

/** Says why the list did not follow, above the one that is still there, and tries again. */
export function ListFailure({ reason }: { readonly reason: FailureReason }) {
  const { revalidate, state } = useRevalidator()
  return (
    <div className={styles.failure} role="alert">
      <p>
        <strong>{t('list.loadFailed')}</strong> {t(failureKey(reason))}
      </p>
      <button className={styles.retry} type="button" disabled={state === 'loading'} onClick={() => void revalidate()}>
        {t('error.retry')}
      </button>
    </div>
  )
}
