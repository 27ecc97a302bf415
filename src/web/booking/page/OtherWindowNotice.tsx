import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { changedElsewhereAtom } from '#state/otherWindow.ts'
import { useBookingData } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/booking.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** Says that what is on screen was changed in another window of the visitor's. */
export function OtherWindowNotice() {
  const { travelId } = useBookingData()
  const [changed, setChanged] = useAtom(changedElsewhereAtom)
  useEffect(() => {
    // Who comes to the booking now sees the state of now: nothing changes under their eyes.
    setChanged((before) => (before.includes(travelId) ? before.filter((id) => id !== travelId) : before))
  }, [setChanged, travelId])
  if (!changed.includes(travelId)) return null
  return (
    <Notice tone="info" title={t('booking.otherWindow.title')} isLive>
      <p>{t('booking.otherWindow.text')}</p>
      <Button look="quiet" onClick={() => setChanged((before) => before.filter((id) => id !== travelId))}>
        {t('field.close')}
      </Button>
    </Notice>
  )
}
