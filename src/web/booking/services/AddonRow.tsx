import type { AddonOption } from '#domain/booking/extras/addonOption.ts'
import { priceOfUnits } from '#domain/booking/price/priceLine.ts'
import type { PersonalAddon } from '#domain/catalogue/catalogue.ts'
import { currencyIn } from '#domain/catalogue/offer.ts'
import { formatMoney, type Currency } from '#domain/money.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { reasonText } from '#web/booking/reasonText.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/services.ts'
import { CheckboxRow } from '#web/ui/CheckboxRow.tsx'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx'
import { RowInfo } from './RowInfo.tsx'
import { UnitPrice } from './UnitPrice.tsx'
import { audienceLines } from './audienceText.ts'

const AddonRow_addon = graphql(`
  fragment AddonRow_addon on Addon {
    id
    label
    info
  }
`)

/** The fields of an extra that a row needs, for extras of all kinds. */
export type RowAddon = Pick<PersonalAddon, 'id' | 'name' | 'mandatorySettings'> &
  Partial<Pick<PersonalAddon, 'allowedAgeGroups'>>

/** Price unit, note and control of an extra, depending on its kind. */
export interface RowControl {
  /** Unit of the price: «pro Person». */
  readonly unit: string
  /** A line under the info: recipients or maximum quantity. */
  readonly note?: string | null
  /** Whether it has a quantity stepper, even if the maximum is one; otherwise a checkbox. */
  readonly isCounted: boolean
  readonly onChange: (quantity: number) => void
}

interface Props extends RowControl {
  readonly addon: FragmentType<typeof AddonRow_addon> | null
  readonly option: AddonOption<RowAddon>
}

/** One extra. A mandatory one is shown without a control; an unavailable one with its reason. */
export function AddonRow({ addon, option, unit, note = null, isCounted, onChange }: Props) {
  const { offer } = useBooking()
  const texts = readFragment(AddonRow_addon, addon)
  const { unitPrice, nights, quantity, maxQuantity, mandatory, reason } = option
  const title = texts?.label ?? option.addon.name
  const currency = currencyIn(offer)
  const priceFor = nights === null ? unit : t('services.unitForNights', { unit, nights })
  const lines = [
    texts?.info ?? null,
    mandatory ? mandatoryLine(priceOfUnits(unitPrice ?? 0, quantity), currency) : null,
    ...audienceLines(option.addon, reason, offer),
    note,
  ]
  const row = {
    title,
    info: <RowInfo lines={lines} />,
    // Beside a mandatory one a price would look like one to add.
    price: mandatory ? null : (
      <UnitPrice centimes={unitPrice} currency={currency} unit={priceFor} quantity={quantity} />
    ),
    isChosen: quantity > 0,
  }
  if (reason !== null) return <ChoiceRow {...row} reason={reasonText(reason, offer)} />
  if (mandatory) return <ChoiceRow {...row} action={isCounted ? `${quantity} ×` : null} />
  if (!isCounted) return <CheckboxRow {...row} onChange={(isOn) => onChange(isOn ? 1 : 0)} />
  const label = t('services.quantity', { addon: title })
  return (
    <ChoiceRow
      {...row}
      action={<QuantityStepper label={label} value={quantity} min={0} max={maxQuantity} onChange={onChange} />}
    />
  )
}

function mandatoryLine(centimes: number, currency: Currency): string {
  if (centimes === 0) return t('services.mandatoryFree')
  return t('services.mandatory', { price: formatMoney({ centimes, currency }) })
}
