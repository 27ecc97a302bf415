import { withPersonalDiscount } from '#domain/booking/commands/extras.ts'
import { bargainDiscount, bargainReason } from '#domain/booking/extras/bargain.ts'
import type { DiscountOption } from '#domain/booking/extras/discounts.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { reasonText } from '#web/booking/reasonText.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/services.ts'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { BargainRow } from './BargainRow.tsx'
import { ClosedRows } from './ClosedRows.tsx'
import { DiscountRow } from './DiscountRow.tsx'
import { closedOptions, dependsOnBirthday } from './closedOptions.ts'

const DiscountSection_ratioTravel = graphql(`
  fragment DiscountSection_ratioTravel on RatioTravel {
    id
    personalDiscounts {
      id
      ...DiscountRow_discount
    }
  }
`)

interface Props {
  readonly ratioTravel: FragmentType<typeof DiscountSection_ratioTravel> | null
  readonly options: readonly DiscountOption[]
}

/** The early-booking discount and the personal discounts. */
export function DiscountSection({ ratioTravel, options }: Props) {
  const { draft, offer, change } = useBooking()
  const discounts = readFragment(DiscountSection_ratioTravel, ratioTravel)?.personalDiscounts ?? []
  const bargain = bargainDiscount(draft, offer)
  const missedBargain = useMissedBargain()
  const shown = options.filter((option) => option.isVisible || dependsOnBirthday(option))
  const closed = closedOptions(options).filter((option) => !shown.includes(option))
  const closedCount = closed.length + (missedBargain === null ? 0 : 1)
  if (shown.length === 0 && bargain === null) return null
  const row = (option: DiscountOption) => (
    <DiscountRow
      key={option.discount.id}
      discount={discounts.find(({ id }) => id === option.discount.id) ?? null}
      option={option}
      onChange={(quantity) =>
        change((now, current) => withPersonalDiscount(now, { discountId: option.discount.id, quantity }, current))
      }
    />
  )
  const isChoice = shown.some(({ mandatory, reason }) => !mandatory && reason === null)
  return (
    <StepSection title={t('services.discounts')} lead={isChoice ? t('services.discountsLead') : undefined}>
      <div>
        {bargain === null ? null : <BargainRow bargain={bargain} />}
        {shown.map(row)}
        {closedCount === 0 ? null : (
          <ClosedRows count={closedCount}>
            {missedBargain === null ? null : <ChoiceRow title={t('booking.bargainDiscount')} reason={missedBargain} />}
            {closed.map(row)}
          </ClosedRows>
        )}
      </div>
    </StepSection>
  )
}

/** Why the date has no early-booking discount, if the travel has one on other dates; otherwise null. */
function useMissedBargain(): string | null {
  const { draft, offer } = useBooking()
  const reason = bargainReason(draft, offer)
  const isOnOtherDates =
    reason?.key === 'booking.reason.bargainTooLate' || reason?.key === 'booking.reason.bargainCodeMissing'
  return isOnOtherDates ? reasonText(reason, offer) : null
}
