import type { BoardingChoice } from '#domain/booking/boarding.ts'
import { stopLabelWithPrice, stopNoOf } from '#domain/booking/busStops.ts'
import type { Direction } from '#domain/booking/busStops.ts'
import { stopsByTime } from '#domain/booking/stopSearch.ts'
import type { BusStop } from '#domain/catalogue/busNetwork.ts'
import { personName } from '#web/booking/personName.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/additionalServices.ts'
import { SelectField } from '#web/ui/SelectField.tsx'

interface Props {
  readonly stops: readonly BusStop[]
  readonly direction: Direction
  readonly onChoose: (choice: Omit<BoardingChoice, 'direction'>) => void
}

/** A list of the stops for each traveller. */
export function StopOfEach({ stops, direction, onChoose }: Props) {
  const { draft, offer } = useBooking()
  const currency = offer.pricing?.currency ?? 'CHF'
  const options = stopsByTime(stops).map((stop) => ({ value: stop.stopNo, label: stopLabelWithPrice(stop, currency) }))
  return draft.travellers.map((traveller, travellerIndex) => {
    const person = personName(traveller, travellerIndex)
    return (
      <SelectField
        key={travellerIndex}
        id={`boarding-${direction}-${travellerIndex}`}
        label={direction === 'outbound' ? t('boarding.outboundOf', { person }) : t('boarding.returnOf', { person })}
        options={options}
        value={stopNoOf(traveller, direction) ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose({ stopNo: value === '' ? null : value, travellerIndex })}
      />
    )
  })
}
