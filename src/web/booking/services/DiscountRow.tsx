import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import type { DiscountOption } from '#domain/booking/discounts.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/booking.ts'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx'
import { RowInfo } from './RowInfo.tsx'
import { UnitPrice } from './UnitPrice.tsx'

const DiscountRow_discount = graphql(`
  fragment DiscountRow_discount on PersonalDiscount {
    id
    label
    info
  }
`)

interface Props {
  readonly discount: FragmentType<typeof DiscountRow_discount> | null
  readonly option: DiscountOption
  readonly onChange: (quantity: number) => void
}

/** One personal discount, for so many travellers. What is given anyway is shown, not chosen. */
export function DiscountRow({ discount, option, onChange }: Props) {
  const { draft, offer } = useBooking()
  const texts = readFragment(DiscountRow_discount, discount)
  const { unitPrice, quantity, maxQuantity, mandatory } = option
  const title = texts?.label ?? option.discount.name
  const lines = [
    texts?.info ?? null,
    mandatory ? t('services.prescribedDiscount') : null,
    !mandatory && maxQuantity < draft.travellers.length ? t('services.upTo', { count: maxQuantity }) : null,
  ]
  return (
    <ChoiceRow
      title={title}
      info={<RowInfo lines={lines} />}
      price={
        <UnitPrice centimes={unitPrice} currency={offer.pricing?.currency ?? 'CHF'} unit={t('services.perPerson')} />
      }
      isChosen={quantity > 0}
      action={
        mandatory ? (
          `${quantity} ×`
        ) : (
          <QuantityStepper
            label={t('services.quantity', { addon: title })}
            value={quantity}
            min={0}
            max={maxQuantity}
            onChange={onChange}
          />
        )
      }
    />
  )
}
