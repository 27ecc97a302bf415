import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { changedElsewhereAtom } from '#state/otherWindow.ts'
import { useBookingData } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/booking.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** Says that the booking on screen was changed in another window of the same browser. */
export function OtherWindowNotice() {
  const { travelId } = useBookingData()
  const [changed, setChanged] = useAtom(changedElsewhereAtom)
  const { pathname } = useLocation()
  useEffect(() => {
    // On arrival the page already shows the changed booking; on the next step the notice has been read.
    setChanged((before) => (before.includes(travelId) ? before.filter((id) => id !== travelId) : before))
  }, [setChanged, travelId, pathname])
  if (!changed.includes(travelId)) return null
  return (
    <Notice tone="info" title={t('booking.otherWindow.title')} isLive>
      <p>{t('booking.otherWindow.text')}</p>
      <Button look="quiet" onClick={() => setChanged((before) => before.filter((id) => id !== travelId))}>
        {t('site.close')}
      </Button>
    </Notice>
  )
}
