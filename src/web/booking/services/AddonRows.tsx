import type { AddonOption } from '#domain/booking/extras/addonOption.ts'
import { shownOptions } from '#domain/booking/extras/shownExtras.ts'
import { priceOfUnits } from '#domain/booking/price/priceLine.ts'
import type { PersonalAddon } from '#domain/catalogue/catalogue.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/services.ts'
import { OptionRow } from './OptionRow.tsx'
import { ShownRows } from './ShownRows.tsx'
import { UnitPrice } from './UnitPrice.tsx'
import { audienceLines } from './audienceText.ts'

const AddonRows_addon = graphql(`
  fragment AddonRows_addon on Addon {
    id
    label
    info
  }
`)

/** The fields of an extra that a row needs, for extras of all kinds. */
export type RowAddon = Pick<PersonalAddon, 'id' | 'name' | 'mandatorySettings'> &
  Partial<Pick<PersonalAddon, 'allowedAgeGroups'>>

/** Price unit, note and control of an extra, depending on its kind. */
interface RowControl {
  /** Unit of the price: «pro Person». */
  readonly unit: string
  /** A line under the info: recipients or maximum quantity. */
  readonly note?: string | null
  /** See `OptionRow`. */
  readonly isCounted: boolean
  readonly onChange: (quantity: number) => void
}

export interface AddonRowsProps<Option> {
  /** Texts of the extras; an extra without texts is shown by its name. */
  readonly addons: readonly FragmentType<typeof AddonRows_addon>[]
  readonly options: readonly Option[]
  /** Unit, note and control of an extra. */
  readonly choiceOf: (option: Option) => RowControl
}

/** Extras of one kind: the open ones, then the unavailable ones in a disclosure. */
export function AddonRows<Option extends AddonOption<RowAddon>>({ addons, options, choiceOf }: AddonRowsProps<Option>) {
  const { offer, amountOf } = useBooking()
  const texts = readFragment(AddonRows_addon, addons)
  const mandatoryLine = (centimes: number) =>
    centimes === 0 ? t('services.mandatoryFree') : t('services.mandatory', { price: amountOf(centimes) })
  const row = (option: Option) => {
    const { addon, unitPrice, nights, quantity, mandatory, reason } = option
    const { label = null, info = null } = texts.find(({ id }) => id === addon.id) ?? {}
    const { unit, note = null, ...control } = choiceOf(option)
    const priceFor = nights === null ? unit : t('services.unitForNights', { unit, nights })
    const prescribed = mandatory ? mandatoryLine(priceOfUnits(unitPrice ?? 0, quantity)) : null
    return (
      <OptionRow
        key={addon.id}
        title={label ?? addon.name}
        lines={[info, prescribed, ...audienceLines(addon, reason, offer), note]}
        price={
          // Beside a mandatory one a price would look like one to add.
          mandatory ? null : <UnitPrice centimes={unitPrice} unit={priceFor} quantity={quantity} />
        }
        option={option}
        {...control}
      />
    )
  }
  return (
    <div>
      <ShownRows shown={shownOptions(options)} row={row} />
    </div>
  )
}
