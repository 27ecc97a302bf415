import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { resetBookingAtom } from '#state/booking.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { stepPath } from '#web/site/funnelPaths.ts'
import { t } from '#web/text/payment.ts'
import { BusyButton } from '#web/ui/BusyButton.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ButtonRow } from '#web/ui/ButtonRow.tsx'

/** Buttons that leave the confirmation: another booking, or other travels. */
export function LeavingActions() {
  const { travelId } = useBooking()
  const reset = useSetAtom(resetBookingAtom)
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)
  const startNewBooking = async () => {
    setIsLeaving(true)
    // Navigate first: without a booking the confirmation would redirect elsewhere.
    await navigate(stepPath(travelId, 'start'))
    reset(travelId)
  }
  return (
    <ButtonRow>
      <BusyButton isBusy={isLeaving} onPress={() => void startNewBooking()}>
        {t('confirmation.newBooking')}
      </BusyButton>
      <Button asChild look="quiet">
        <Link to="/reisen">{t('confirmation.moreTravels')}</Link>
      </Button>
    </ButtonRow>
  )
}
