import { useSetAtom } from 'jotai'
import { withReturn } from '#domain/booking/funnel/activity.ts'
import { takeInAtom } from '#state/booking.ts'
import { useBookingData } from '#web/booking/BookingContext.tsx'
import { nowSeconds } from '#web/booking/nowSeconds.ts'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { t } from '#web/text/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

/** Asks a visitor who was away for long to go on, which has prices and places checked again; nothing is thrown away. */
export function IdleDialog({ onGoOn }: { readonly onGoOn: () => void }) {
  const { travelId } = useBookingData()
  const takeIn = useSetAtom(takeInAtom(travelId))
  const goOn = () => {
    takeIn((draft) => withReturn(draft, nowSeconds()))
    onGoOn()
  }
  return (
    <Dialog
      title={t('booking.idle.title')}
      isOpen
      onClose={goOn}
      actions={
        <Button look="primary" onClick={goOn}>
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
