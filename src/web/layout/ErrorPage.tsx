import { isRouteErrorResponse } from 'react-router'
import { failureKey, type FailureReason } from '#web/graph/graphFailure.ts'
import { t } from '#web/text/site.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import styles from './ErrorPage.module.css'
import { OperatorPhone } from './OperatorPhone.tsx'

/** Says in plain words what happened and where to go from here. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const { status, title, text } = wordsFor(error)
  return (
    <div className={styles.page}>
      {status === null ? null : <p className={styles.status}>{status}</p>}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <p className={styles.text}>
        {t('error.help')} <OperatorPhone />
      </p>
      <p className={styles.moves}>
        {/* A whole page load: the state that led here is left behind. */}
        {status === null || status >= 500 ? <ButtonLink href="">{t('error.retry')}</ButtonLink> : null}
        <ButtonLink to="/reisen" look={status !== null && status < 500 ? 'primary' : 'secondary'}>
          {t('error.toTravels')}
        </ButtonLink>
      </p>
    </div>
  )
}

interface Words {
  readonly status: number | null
  readonly title: string
  readonly text: string
}

function wordsFor(error: unknown): Words {
  if (!isRouteErrorResponse(error)) return { status: null, ...FAILED }
  if (error.status === 404) return { status: 404, title: t('error.notFoundTitle'), text: t('error.notFoundText') }
  if (error.status === 410 && isPage(error.data)) return { status: 410, title: t('error.pageGoneTitle'), text: t('error.pageGoneText') }
  if (error.status === 410) return { status: 410, title: t('error.goneTitle'), text: t('error.goneText') }
  const reason = reasonIn(error.data)
  return { status: error.status, title: FAILED.title, text: reason === null ? FAILED.text : t(failureKey(reason)) }
}

/** Whether it was a content page that is gone, and no travel. */
function isPage(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'what' in data && data.what === 'page'
}

const FAILED = { title: t('error.failedTitle'), text: t('error.failedText') } as const

function reasonIn(data: unknown): FailureReason | null {
  if (typeof data !== 'object' || data === null || !('reason' in data)) return null
  const { reason } = data
  return reason === 'offline' || reason === 'busy' || reason === 'failed' ? reason : null
}
