import { stopLabelWithPrice, stopNoOf, withBoarding } from '#domain/booking/busStops.ts'
import type { Direction } from '#domain/booking/busStops.ts'
import type { BusStop } from '#domain/catalogue/busNetwork.ts'
import { personName } from '#web/booking/personName.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/booking.ts'
import { SelectField } from '#web/ui/SelectField.tsx'

interface Props {
  readonly stops: readonly BusStop[]
  readonly direction: Direction
}

/** A list of the stops for each traveller. */
export function StopOfEach({ stops, direction }: Props) {
  const { draft, offer, change } = useBooking()
  const currency = offer.pricing?.currency ?? 'CHF'
  const options = stops.map((stop) => ({ value: stop.stopNo, label: stopLabelWithPrice(stop, currency) }))
  return draft.travellers.map((traveller, travellerIndex) => {
    const person = personName(traveller, travellerIndex)
    return (
      <SelectField
        key={travellerIndex}
        id={`boarding-${direction}-${travellerIndex}`}
        label={direction === 'outbound' ? t('boarding.outboundOf', { person }) : t('boarding.returnOf', { person })}
        options={options}
        value={stopNoOf(traveller, direction) ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const stopNo = value === '' ? null : value
          change((now, current) => withBoarding(now, { direction, stopNo, travellerIndex }, current))
        }}
      />
    )
  })
}
