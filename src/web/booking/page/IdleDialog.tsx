import { useEffect, useRef } from 'react'
import { withIdleEnded } from '#domain/booking/funnel/activity.ts'
import { useBookingActions } from '#web/booking/BookingContext.tsx'
import { nowSeconds } from '#web/booking/nowSeconds.ts'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { t } from '#web/text/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

/** Asks a visitor who was idle for long to continue, which refetches prices and contingents; the draft is kept. */
export function IdleDialog({ onResume }: { readonly onResume: () => void }) {
  const { record } = useBookingActions()
  const goOn = useRef<HTMLButtonElement>(null)
  // The browser takes the first link or button of a dialog, here the phone number: Enter would dial.
  useEffect(() => {
    goOn.current?.focus()
  }, [])
  const resume = () => {
    record(({ draft }) => withIdleEnded(draft, nowSeconds()))
    onResume()
  }
  return (
    <Dialog
      title={t('booking.idle.title')}
      isOpen
      onClose={resume}
      actions={
        <Button ref={goOn} look="primary" onClick={resume}>
          {t('booking.idle.goOn')}
        </Button>
      }
    >
      <p>{t('booking.idle.text')}</p>
      <p>
        {t('error.help')} <OperatorPhone />
      </p>
    </Dialog>
  )
}
