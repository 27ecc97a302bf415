import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router'
import { isOutcomeUnknown } from '#domain/booking/draft/sent.ts'
import { submissionReference } from '#protocol/submissionReference.ts'
import { resetBookingAtom } from '#state/booking.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { sentWords } from '#web/booking/sentWords.ts'
import { travelPath } from '#web/site/travelPaths.ts'
import { t } from '#web/text/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/**
 * Confirmation dialog that deletes the draft and navigates to the travel. If the outcome of its submission is unknown, the
 * dialog shows the reference once more, since only the operator knows whether it was booked (rule 10.13).
 */
export function DeleteQuestion({ isOpen, onClose }: Props) {
  const { travelId, offer, booking, draft } = useBooking()
  const isUnknown = isOutcomeUnknown(draft)
  const reference = submissionReference(draft.submission.submissionId ?? '')
  const reset = useSetAtom(resetBookingAtom)
  const navigate = useNavigate()
  const erase = async () => {
    // Navigate first: a step without a draft would create a new one at once.
    await navigate(travelPath({ id: travelId, urlSlug: offer.travel.seoSettings.urlSlug }))
    reset(travelId)
  }
  return (
    <Dialog
      title={t(isUnknown ? 'summary.deleteUnknownTitle' : 'summary.deleteTitle')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('summary.deleteNo')}</Button>
          <Button look="signal" onClick={() => void erase()}>
            {t(isUnknown ? 'summary.deleteUnknownYes' : 'summary.deleteYes')}
          </Button>
        </>
      }
    >
      <p>
        {isUnknown ? t('summary.deleteUnknownText', { ...sentWords(booking), reference }) : t('summary.deleteText')}
      </p>
    </Dialog>
  )
}
