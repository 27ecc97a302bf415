import { t } from '#web/text/session.ts'
import { Notice } from '#web/ui/Notice.tsx'

export function Arrived() {
  return (
    <Notice tone="info" title={t('handOver.arrivedTitle')} isLive>
      <p>{t('handOver.arrived')}</p>
    </Notice>
  )
}
