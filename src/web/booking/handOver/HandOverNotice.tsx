import { t } from '#web/text/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { HandOverFailure } from './takeHandOver.ts'

interface Props {
  /** Null where the choices have arrived. */
  readonly failure: HandOverFailure | null
  readonly retry: () => void
}

/** Says that the choices were taken over from another device, or why not. */
export function HandOverNotice({ failure, retry }: Props) {
  switch (failure) {
    case null:
      return (
        <Notice tone="info" title={t('handOver.arrivedTitle')} isLive>
          <p>{t('handOver.arrived')}</p>
        </Notice>
      )
    case 'line':
      return (
        <Notice tone="warning" title={t('handOver.failedTitle')} isLive>
          <p>{t('handOver.failedLine')}</p>
          <Button look="quiet" onClick={retry}>
            {t('error.retry')}
          </Button>
        </Notice>
      )
    case 'link':
      return (
        <Notice tone="warning" title={t('handOver.failedTitle')} isLive>
          <p>{t('handOver.failedLink')}</p>
        </Notice>
      )
  }
}
