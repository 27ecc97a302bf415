import { withFamilyInsurance, withTravellerInsurance } from '#domain/booking/commands/insurance.ts'
import { isGroup } from '#domain/booking/draft/chosen.ts'
import { insurancesForAll, isInsuranceShared, type SharedInsurance } from '#domain/booking/insurance/insurance.ts'
import { insuranceName } from '#web/booking/insuranceName.ts'
import { priceText } from '#web/booking/priceText.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/additionalServices.ts'
import { RadioRows } from '#web/ui/RadioRows.tsx'

/** One choice for all travellers: an insurance per booking, the same one for each, or none. */
export function InsuranceForAll() {
  const { draft, change, amountOf } = useBooking()
  const shared = insurancesForAll(draft)
  const info = ({ kind, centimesEach }: SharedInsurance) => {
    if (kind === 'none') return isGroup(draft) ? t('insurance.noneInfoAll') : t('insurance.noneInfo')
    if (!isGroup(draft)) return null
    if (kind === 'booking') return t('insurance.forBooking')
    // «Kostenlos» stands beside it already.
    if (centimesEach === null || centimesEach === 0) return null
    return t('insurance.each', { price: amountOf(centimesEach) })
  }
  return (
    <RadioRows
      legend={t('insurance.title')}
      isLegendHidden
      hint={isInsuranceShared(draft) ? undefined : t('insurance.differ')}
      options={shared.map((option) => ({
        value: option.insurance.ratioServiceNo,
        title: insuranceName(option.insurance),
        info: info(option),
        price: option.kind === 'none' ? null : priceText(option.centimes, amountOf),
      }))}
      value={shared.find(({ isChosen }) => isChosen)?.insurance.ratioServiceNo ?? null}
      onChange={(serviceNo) => {
        const chosen = shared.find(({ insurance }) => insurance.ratioServiceNo === serviceNo)
        if (chosen === undefined) return
        const { insurance } = chosen
        change((booking) =>
          chosen.kind === 'booking'
            ? withFamilyInsurance(booking, insurance)
            : withTravellerInsurance(booking, { travellerIndex: null, insurance }),
        )
      }}
    />
  )
}
