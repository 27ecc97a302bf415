import type { ReactNode } from 'react'
import type { Reason } from '#domain/catalogue/reason.ts'
import { reasonText } from '#web/booking/reasonText.ts'
import { useBookingOffer } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/services.ts'
import { CheckboxRow } from '#web/ui/CheckboxRow.tsx'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { Line } from '#web/ui/Line.ts'
import { InlineRichText } from '#web/ui/RichText.tsx'
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx'

interface Props {
  readonly title: string
  /** Lines under the title; null and empty ones are skipped. */
  readonly lines: readonly (string | null)[]
  readonly price: ReactNode
  readonly option: {
    readonly quantity: number
    readonly maxQuantity: number
    readonly mandatory: boolean
    readonly reason: Reason | null
  }
  /** Whether it has a quantity stepper, even if the maximum is one; otherwise a checkbox. */
  readonly isCounted: boolean
  readonly onChange: (quantity: number) => void
}

/** One extra or discount. A mandatory one is shown without a control; an unavailable one with its reason. */
export function OptionRow({ title, lines, price, option, isCounted, onChange }: Props) {
  const offer = useBookingOffer()
  const { quantity, maxQuantity, mandatory, reason } = option
  const info = lines.map((line) =>
    line === null || line === '' ? null : (
      <Line key={line}>
        <InlineRichText text={line} />
      </Line>
    ),
  )
  const row = { title, info, price, isChosen: quantity > 0 }
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
