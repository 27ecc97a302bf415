import { isPlaceCertain } from '#domain/booking/placed/placedFacts.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { sentWords } from '#web/booking/sentWords.ts'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { t } from '#web/text/payment.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { RecentBooking } from '#state/submitState.ts'

interface Props {
  readonly recent: RecentBooking
  /** Books despite the recent booking of the same people. */
  readonly onAgain: () => void
}

/** The same people were booked on the same date recently: the visitor has to confirm a duplicate booking. */
export function RecentNotice({ recent: { isCertain, orderNo, minutesAgo }, onAgain }: Props) {
  const { booking } = useBooking()
  const isBooking = isPlaceCertain(booking)
  const title = isBooking
    ? t(isCertain ? 'payment.recent.title' : 'payment.recent.maybeTitle')
    : t(isCertain ? 'payment.recent.notedTitle' : 'payment.recent.maybeNotedTitle')
  const told = [
    t('payment.recent.when', { count: minutesAgo }),
    t(isCertain ? 'payment.recent.text' : 'payment.recent.maybeText', sentWords(booking)),
    orderNo === null ? '' : t('placed.orderNo', { orderNo }),
  ]
  return (
    <Notice tone="warning" title={title} isLive>
      <p>{told.filter(Boolean).join(' ')}</p>
      <p>{t('payment.recent.nothing')}</p>
      <p>
        {t('payment.recent.call')} <OperatorPhone />
      </p>
      <Button onClick={onAgain}>{t(isBooking ? 'payment.recent.again' : 'payment.recent.sendAgain')}</Button>
    </Notice>
  )
}
