import { withPersonalDiscount } from '#domain/booking/commands/extras.ts'
import { bargainDiscount, missedBargain } from '#domain/booking/extras/bargain.ts'
import type { DiscountOption } from '#domain/booking/extras/discounts.ts'
import { shownOptions } from '#domain/booking/extras/shownExtras.ts'
import { travellersWithDiscount } from '#domain/booking/rules/applicable.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { reasonText } from '#web/booking/reasonText.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/services.ts'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { BargainRow } from './BargainRow.tsx'
import { OptionRow } from './OptionRow.tsx'
import { ShownRows } from './ShownRows.tsx'
import { UnitPrice } from './UnitPrice.tsx'
import { audienceLines } from './audienceText.ts'
import { recipientText } from './recipientText.ts'

const DiscountSection_ratioTravel = graphql(`
  fragment DiscountSection_ratioTravel on RatioTravel {
    id
    personalDiscounts {
      id
      label
      info
    }
  }
`)

interface Props {
  readonly ratioTravel: FragmentType<typeof DiscountSection_ratioTravel> | null
  readonly options: readonly DiscountOption[]
}

/** The early-booking discount, or the reason it is not given, and the personal discounts. */
export function DiscountSection({ ratioTravel, options }: Props) {
  const { booking, offer, change } = useBooking()
  const texts = readFragment(DiscountSection_ratioTravel, ratioTravel)?.personalDiscounts ?? []
  const bargain = bargainDiscount(booking)
  const missed = missedBargain(booking)
  const shown = shownOptions(options)
  if (shown.open.length === 0 && bargain === null && missed === null) return null
  const row = (option: DiscountOption) => {
    const { discount, unitPrice, quantity, mandatory, reason } = option
    const { label = null, info = null } = texts.find(({ id }) => id === discount.id) ?? {}
    return (
      <OptionRow
        key={discount.id}
        title={label ?? discount.name}
        lines={[
          info,
          mandatory ? t('services.prescribedDiscount') : null,
          ...audienceLines(discount, reason, offer),
          recipientText({ ...option, item: discount }, travellersWithDiscount(discount.id, booking), booking),
        ]}
        price={<UnitPrice centimes={unitPrice || null} unit={t('travel.perPerson')} quantity={quantity} />}
        option={option}
        isCounted
        onChange={(count) => change((now) => withPersonalDiscount(now, { discountId: discount.id, quantity: count }))}
      />
    )
  }
  const isChoice = shown.open.some(({ mandatory, reason }) => !mandatory && reason === null)
  return (
    <StepSection title={t('services.discounts')} lead={isChoice ? t('services.discountsLead') : undefined}>
      <div>
        {bargain === null ? null : <BargainRow bargain={bargain} />}
        {missed === null ? null : <ChoiceRow title={t('booking.bargainDiscount')} reason={reasonText(missed, offer)} />}
        <ShownRows shown={shown} row={row} />
      </div>
    </StepSection>
  )
}
