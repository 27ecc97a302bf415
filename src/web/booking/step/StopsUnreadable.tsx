import { Link } from 'react-router'
import { canChooseStops } from '#domain/booking/boarding/busStops.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { stepPath } from '#web/site/funnelPaths.ts'
import { t } from '#web/text/booking.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/**
 * Says that the stops of the chosen date cannot be parsed, so that it cannot be booked online; nothing otherwise.
 *
 * @param isOnStart whether it is shown on the first step, beside the other dates.
 */
export function StopsUnreadable({ isOnStart }: { readonly isOnStart: boolean }) {
  const { booking, travelId } = useBooking()
  if (canChooseStops(booking) !== null) return null
  return (
    <Notice tone="warning" title={t('booking.stopsUnreadableTitle')} isLive>
      <p>
        {t('booking.stopsUnreadable')} <OperatorPhone />
      </p>
      {isOnStart ? null : (
        <Button asChild>
          <Link to={stepPath(travelId, 'start')}>{t('booking.chooseOtherDate')}</Link>
        </Button>
      )}
    </Notice>
  )
}
