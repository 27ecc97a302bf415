import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { resetBookingAtom } from '#state/booking.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { stepPath } from '#web/site/funnelPaths.ts'
import { t } from '#web/text/payment.ts'
import { chakra } from '#web/theme/chakra.ts'
import { BusyButton } from '#web/ui/BusyButton.tsx'
import { Button } from '#web/ui/Button.tsx'

/** Buttons in a row, not printed. */
export const ActionRow = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4', _print: { display: 'none' } },
})

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
    <ActionRow>
      <BusyButton isBusy={isLeaving} onPress={() => void startNewBooking()}>
        {t('confirmation.newBooking')}
      </BusyButton>
      <Button asChild look="quiet">
        <Link to="/reisen">{t('confirmation.moreTravels')}</Link>
      </Button>
    </ActionRow>
  )
}
