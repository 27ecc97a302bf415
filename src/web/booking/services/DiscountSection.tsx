import { withPersonalDiscount } from '#domain/booking/commands/extras.ts'
import { bargainDiscount, missedBargain } from '#domain/booking/extras/bargain.ts'
import type { DiscountOption } from '#domain/booking/extras/discounts.ts'
import { shownOptions } from '#domain/booking/extras/shownExtras.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { reasonText } from '#web/booking/reasonText.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/services.ts'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { BargainRow } from './BargainRow.tsx'
import { ClosedRows } from './ClosedRows.tsx'
import { DiscountRow } from './DiscountRow.tsx'

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

/** The early-booking discount, or the reason it is not given, and the personal discounts. */
export function DiscountSection({ ratioTravel, options }: Props) {
  const { booking, offer, change } = useBooking()
  const discounts = readFragment(DiscountSection_ratioTravel, ratioTravel)?.personalDiscounts ?? []
  const bargain = bargainDiscount(booking)
  const missed = missedBargain(booking)
  const { open, closed } = shownOptions(options)
  if (open.length === 0 && bargain === null && missed === null) return null
  const row = (option: DiscountOption) => (
    <DiscountRow
      key={option.discount.id}
      discount={discounts.find(({ id }) => id === option.discount.id) ?? null}
      option={option}
      onChange={(quantity) =>
        change((booking) => withPersonalDiscount(booking, { discountId: option.discount.id, quantity }))
      }
    />
  )
  const isChoice = open.some(({ mandatory, reason }) => !mandatory && reason === null)
  return (
    <StepSection title={t('services.discounts')} lead={isChoice ? t('services.discountsLead') : undefined}>
      <div>
        {bargain === null ? null : <BargainRow bargain={bargain} />}
        {missed === null ? null : <ChoiceRow title={t('booking.bargainDiscount')} reason={reasonText(missed, offer)} />}
        {open.map(row)}
        {closed.length === 0 ? null : <ClosedRows count={closed.length}>{closed.map(row)}</ClosedRows>}
      </div>
    </StepSection>
  )
}
