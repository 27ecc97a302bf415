import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router'
import { resetBookingAtom } from '#state/booking.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { travelPath } from '#web/site/travelPaths.ts'
import { t } from '#web/text/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Confirmation dialog that deletes the draft and navigates to the travel. */
export function DeleteQuestion({ isOpen, onClose }: Props) {
  const { travelId, offer } = useBooking()
  const reset = useSetAtom(resetBookingAtom)
  const navigate = useNavigate()
  const erase = async () => {
    // Navigate first: a step without a draft would create a new one at once.
    await navigate(travelPath({ id: travelId, urlSlug: offer.travel.seoSettings.urlSlug ?? travelId }))
    reset(travelId)
  }
  return (
    <Dialog
      title={t('summary.deleteTitle')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('summary.deleteNo')}</Button>
          <Button look="signal" onClick={() => void erase()}>
            {t('summary.deleteYes')}
          </Button>
        </>
      }
    >
      <p>{t('summary.deleteText')}</p>
    </Dialog>
  )
}
