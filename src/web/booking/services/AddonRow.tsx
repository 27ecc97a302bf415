import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import type { AddonOption } from '#domain/booking/addons.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/booking.ts'
import { CheckboxRow } from '#web/ui/CheckboxRow.tsx'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx'
import { RowInfo } from './RowInfo.tsx'
import { UnitPrice } from './UnitPrice.tsx'

const AddonRow_addon = graphql(`
  fragment AddonRow_addon on Addon {
    id
    label
    info
  }
`)

interface Props {
  readonly addon: FragmentType<typeof AddonRow_addon> | null
  readonly option: AddonOption<{ readonly id: string; readonly name: string }>
  /** What the price is for: «pro Person»; null where it is for the whole booking. */
  readonly unit: string | null
  /** A line under the info: who gets it, how many are possible. */
  readonly note?: string | null
  /** Whether it is counted even where one is the most; else it is taken or left. */
  readonly isCounted: boolean
  readonly onChange: (quantity: number) => void
}

/** One extra. What the operator prescribes is shown and explained, not chosen. */
export function AddonRow({ addon, option, unit, note = null, isCounted, onChange }: Props) {
  const { offer } = useBooking()
  const texts = readFragment(AddonRow_addon, addon)
  const { unitPrice, quantity, maxQuantity, mandatory } = option
  const title = texts?.label ?? option.addon.name
  const currency = offer.pricing?.currency ?? 'CHF'
  const shared = { title, price: <UnitPrice centimes={unitPrice} currency={currency} unit={unit} /> }
  const lines = [texts?.info ?? null, mandatory ? t('services.mandatory') : null, note]
  const info = <RowInfo lines={lines} />
  if (mandatory) return <ChoiceRow {...shared} info={info} isChosen action={isCounted ? `${quantity} ×` : undefined} />
  if (!isCounted) {
    return <CheckboxRow {...shared} info={info} isChosen={quantity > 0} onChange={(isOn) => onChange(isOn ? 1 : 0)} />
  }
  return (
    <ChoiceRow
      {...shared}
      info={info}
      isChosen={quantity > 0}
      action={
        <QuantityStepper
          label={t('services.quantity', { addon: title })}
          value={quantity}
          min={0}
          max={maxQuantity}
          onChange={onChange}
        />
      }
    />
  )
}
