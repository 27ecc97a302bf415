import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { resetBookingAtom } from '#state/booking.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/booking.ts'
import { travelPath } from '#web/travel/travelPaths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

/** Forgets the draft, after a question, and leads back to the travel. */
export function DeleteDraft() {
  const { travelId, offer } = useBooking()
  const [isAsking, setIsAsking] = useState(false)
  const reset = useSetAtom(resetBookingAtom)
  const navigate = useNavigate()
  const forget = async () => {
    // The steps are left first: a step without its draft would begin a new one at once.
    await navigate(travelPath({ id: travelId, urlSlug: offer.travel.seoSettings.urlSlug ?? travelId }))
    reset(travelId)
  }
  return (
    <div>
      <Button look="quiet" onClick={() => setIsAsking(true)}>
        {t('summary.delete')}
      </Button>
      <Dialog
        title={t('summary.deleteTitle')}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>{t('summary.deleteNo')}</Button>
            <Button look="primary" onClick={() => void forget()}>
              {t('summary.deleteYes')}
            </Button>
          </>
        }
      >
        <p>{t('summary.deleteText')}</p>
      </Dialog>
    </div>
  )
}
