import { t } from '#web/text/session.ts'
import { Notice } from '#web/ui/Notice.tsx'

/** Says that the choices were taken over from another device. */
export function HandOverNotice() {
  return (
    <Notice tone="info" title={t('handOver.arrivedTitle')} isLive>
      <p>{t('handOver.arrived')}</p>
    </Notice>
  )
}
