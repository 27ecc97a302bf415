import { Link } from 'react-router'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { stepPath } from '#web/site/funnelPaths.ts'
import { t } from '#web/text/payment.ts'
import { Button } from '#web/ui/Button.tsx'
import { ButtonRow } from '#web/ui/ButtonRow.tsx'

/** Ways on from the confirmation: another booking, or other travels. The first step asks before it discards the confirmation. */
export function LeavingActions() {
  const { travelId } = useBooking()
  return (
    <ButtonRow>
      <Button asChild>
        <Link to={stepPath(travelId, 'start')}>{t('confirmation.newBooking')}</Link>
      </Button>
      <Button asChild look="quiet">
        <Link to="/reisen">{t('confirmation.moreTravels')}</Link>
      </Button>
    </ButtonRow>
  )
}
