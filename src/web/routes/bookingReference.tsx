import { useSyncExternalStore } from 'react'
import { orderNumberIn } from '#domain/booking/placed/bookingReference.ts'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { useSite } from '#web/site/SiteContext.tsx'
import { pageMeta } from '#web/site/pageMeta.ts'
import { t } from '#web/text/reference.ts'
import type { Route } from './+types/bookingReference.ts'
import styles from './bookingReference.module.css'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData, { title: t('reference.title'), path: null })
}

/**
 * Target of the QR code on a confirmation, for another device: the order number and the operator's contact. The number
 * is in the URL fragment, which is never sent to the server; it is no proof of a booking, and the page says so.
 */
export default function BookingReference() {
  const { tenant } = useSite()
  const { email } = tenant.contact
  const orderNo = orderNumberIn(
    useSyncExternalStore(
      onHashChange,
      () => window.location.hash,
      () => '',
    ),
  )
  const subject = orderNo === null ? '' : `?subject=${encodeURIComponent(t('reference.subject', { orderNo }))}`
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('reference.title')}</h1>
      {orderNo === null ? (
        <p>{t('reference.unknown')}</p>
      ) : (
        <>
          <p className={styles.number}>{orderNo}</p>
          <p>{t('reference.use')}</p>
          <p>{t('reference.noProof')}</p>
        </>
      )}
      <p className={styles.line}>
        {t('reference.call')} <OperatorPhone />
      </p>
      <p className={styles.line}>
        {t('reference.write')} <a href={`mailto:${email}${subject}`}>{email}</a>
      </p>
    </div>
  )
}

function onHashChange(changed: () => void) {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}
