import { CHANGES_ID } from '#web/booking/changesId.ts'
import { useBooking, useHasChanged } from '#web/booking/BookingContext.tsx'
import { sentWords } from '#web/booking/sentWords.ts'
import { t } from '#web/text/payment.ts'
import { Button } from '#web/ui/Button.tsx'
import { focusById } from '#web/ui/focusById.ts'
import { Notice } from '#web/ui/Notice.tsx'
import type { StoppedSubmit } from './useBook.ts'

/** Why a click on the submit button sent nothing: the offer has changed since it was shown. */
export function ChangedBeforeSubmit({ before, now }: StoppedSubmit) {
  const { booking, amountOf } = useBooking()
  const words = sentWords(booking)
  const hasChanged = useHasChanged()
  const isPrice = now !== null && now !== before
  return (
    <Notice tone="warning" title={t(isPrice ? 'payment.changed.title' : 'payment.changedOffer.title')} isLive>
      <p>
        {isPrice
          ? t('payment.changed.text', { ...words, before: amountOf(before), now: amountOf(now) })
          : t('payment.changedOffer.text', words)}
      </p>
      {hasChanged ? <Button onClick={() => focusById(CHANGES_ID)}>{t('payment.changedOffer.show')}</Button> : null}
    </Notice>
  )
}
