import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { bargainDiscount, personalDiscountOptions, withPersonalDiscount } from '#domain/booking/discounts.ts'
import { StepSection } from '#web/booking/StepSection.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/booking.ts'
import { BargainRow } from './BargainRow.tsx'
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
}

/** What makes the travel cheaper: booking early, and what single travellers are entitled to. */
export function DiscountSection({ ratioTravel }: Props) {
  const { draft, offer, change } = useBooking()
  const discounts = readFragment(DiscountSection_ratioTravel, ratioTravel)?.personalDiscounts ?? []
  const options = personalDiscountOptions(draft, offer).filter(({ isVisible }) => isVisible)
  const bargain = bargainDiscount(draft, offer)
  const isChoice = options.some(({ mandatory }) => !mandatory)
  if (options.length === 0 && bargain === null) return null
  return (
    <StepSection title={t('services.discounts')} lead={isChoice ? t('services.discountsLead') : undefined}>
      <div>
        {bargain === null ? null : <BargainRow bargain={bargain} />}
        {options.map((option) => (
          <DiscountRow
            key={option.discount.id}
            discount={discounts.find(({ id }) => id === option.discount.id) ?? null}
            option={option}
            onChange={(quantity) =>
              change((now, current) => withPersonalDiscount(now, { discountId: option.discount.id, quantity }, current))
            }
          />
        ))}
      </div>
    </StepSection>
  )
}
