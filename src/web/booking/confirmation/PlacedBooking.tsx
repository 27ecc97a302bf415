import { useSetAtom } from 'jotai'
import { Link } from 'react-router'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { hasExpired } from '#domain/booking/payment/onlinePayment.ts'
import { isAwaitingPayment } from '#domain/booking/placed/awaitingPayment.ts'
import { referencePath } from '#domain/booking/placed/bookingReference.ts'
import { isPlaceCertain, placedDays } from '#domain/booking/placed/placedFacts.ts'
import { resetBookingAtom } from '#state/booking.ts'
import { TravelDays } from '#web/booking/start/TravelDays.tsx'
import { StepHeading } from '#web/booking/step/StepFrame.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { confirmationPath, stepPath } from '#web/site/funnelPaths.ts'
import { t } from '#web/text/payment.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { ButtonRow } from '#web/ui/ButtonRow.tsx'
import { useEraseOnLeave } from './useEraseOnLeave.ts'

const Body = chakra('div', { base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' } })

/**
 * Shown instead of the first step if the travel is booked: links to its payment, if that is open, and to the booking, and
 * a button for another one. A device keeps one booking of a travel (rule 4.1.1): of the former its order number stays.
 */
export function PlacedBooking() {
  const { booking, travelId, draft } = useBooking()
  const reset = useSetAtom(resetBookingAtom)
  useEraseOnLeave(travelId)
  const { orderNo } = draft.submission
  const isUnpaid = isAwaitingPayment(booking)
  const days = placedDays(booking)
  const reference = referencePath(orderNo)
  return (
    <Body>
      <StepHeading title={titleOf(booking)} />
      <p>
        {days === null ? null : (
          <>
            <TravelDays {...days} />
            <br />
          </>
        )}
        {orderNo === null ? null : <span>{t('placed.orderNo', { orderNo })}</span>}
      </p>
      {hasExpired(draft) ? null : (
        <p>
          {t('placed.newInfo')}{' '}
          {reference === null ? null : (
            // A window of its own: the visitor keeps it while the new booking begins here.
            <a href={reference} target="_blank" rel="noopener">
              {t('placed.keepOrderNo')}
            </a>
          )}
        </p>
      )}
      <ButtonRow>
        {isUnpaid ? (
          <Button asChild look="primary">
            <Link to={stepPath(travelId, 'online-zahlung')}>{t('placed.toPayment')}</Link>
          </Button>
        ) : null}
        <Button asChild look={isUnpaid ? 'secondary' : 'primary'}>
          <Link to={confirmationPath(travelId)}>{t('online.toConfirmation')}</Link>
        </Button>
        <Button onClick={() => reset(travelId)}>
          {t(hasExpired(draft) ? 'confirmation.newBooking' : 'placed.newBooking')}
        </Button>
      </ButtonRow>
    </Body>
  )
}

function titleOf(booking: Booking): string {
  const { draft } = booking
  if (hasExpired(draft)) return t('expired.title')
  if (isAwaitingPayment(booking)) return t('placed.unpaid')
  return isPlaceCertain(booking) ? t('placed.booked') : t('placed.noted')
}
