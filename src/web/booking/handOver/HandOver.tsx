import { useState } from 'react'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { lazyWithRetry } from '#web/booking/lazyWithRetry.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'

// Lazy: loaded by the click, with the QR code library.
const HandOverDialog = lazyWithRetry(async () => (await import('./HandOverDialog.tsx')).HandOverDialog)

// Not on phones: the hand-over leads to a phone.
const WideOnly = chakra('div', { base: { display: { base: 'none', lg: 'block' }, _print: { display: 'none' } } })

/** «Auf dem Handy weiterfahren»: opens a dialog with a QR code that carries the choices. */
export function HandOver() {
  const { booking, draft } = useBooking()
  // The dialog stays mounted once opened: on closing it restores the focus to the button.
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  if (isBooked(draft) || booking.date === null) return null
  return (
    <WideOnly>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setDialog('open')}>
        {t('handOver.open')}
      </Button>
      {dialog === 'never' ? null : <HandOverDialog isOpen={dialog === 'open'} onClose={() => setDialog('closed')} />}
    </WideOnly>
  )
}
