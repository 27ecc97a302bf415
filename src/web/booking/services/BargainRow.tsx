import type { BargainDiscount } from '#domain/booking/extras/bargain.ts'
import { formatDay } from '#web/text/days.ts'
import { t } from '#web/text/services.ts'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { UnitPrice } from './UnitPrice.tsx'

/** The early-booking discount with its last day; applied automatically. */
export function BargainRow({ bargain: { label, centimes, quantity, lastDay } }: { readonly bargain: BargainDiscount }) {
  return (
    <ChoiceRow
      title={t(label)}
      info={t('services.bargainInfo', { day: formatDay(lastDay) })}
      price={<UnitPrice centimes={centimes} unit={t('travel.perPerson')} quantity={quantity} />}
      isChosen
      action={`${quantity} ×`}
    />
  )
}
