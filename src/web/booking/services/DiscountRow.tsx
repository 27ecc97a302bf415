import type { DiscountOption } from '#domain/booking/extras/discounts.ts'
import { travellersWithDiscount } from '#domain/booking/rules/applicable.ts'
import { currencyIn } from '#domain/catalogue/offer.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { reasonText } from '#web/booking/reasonText.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/services.ts'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx'
import { RowInfo } from './RowInfo.tsx'
import { recipientText } from './recipientText.ts'
import { UnitPrice } from './UnitPrice.tsx'
import { audienceLines } from './audienceText.ts'

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

/** One personal discount. A mandatory one is shown without a control; an unavailable one with its reason. */
export function DiscountRow({ discount, option, onChange }: Props) {
  const { booking, offer } = useBooking()
  const texts = readFragment(DiscountRow_discount, discount)
  const { unitPrice, quantity, maxQuantity, mandatory, reason } = option
  const title = texts?.label ?? option.discount.name
  const lines = [
    texts?.info ?? null,
    mandatory ? t('services.prescribedDiscount') : null,
    ...audienceLines(option.discount, reason, offer),
    recipientText({ ...option, item: option.discount }, travellersWithDiscount(option.discount.id, booking), booking),
  ]
  const currency = currencyIn(offer)
  const row = {
    title,
    info: <RowInfo lines={lines} />,
    price: (
      <UnitPrice centimes={unitPrice || null} currency={currency} unit={t('services.perPerson')} quantity={quantity} />
    ),
    isChosen: quantity > 0,
  }
  if (reason !== null) return <ChoiceRow {...row} reason={reasonText(reason, offer)} />
  if (mandatory) return <ChoiceRow {...row} action={`${quantity} ×`} />
  const label = t('services.quantity', { addon: title })
  return (
    <ChoiceRow
      {...row}
      action={<QuantityStepper label={label} value={quantity} min={0} max={maxQuantity} onChange={onChange} />}
    />
  )
}
