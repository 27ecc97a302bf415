import { usedStops } from '#domain/booking/boarding/boardingGroups.ts'
import { shownStopLabel } from '#domain/booking/boarding/busStops.ts'
import type { Direction } from '#domain/catalogue/busNetwork.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/booking.ts'
import { Line } from '#web/ui/Line.ts'
import { Fact } from './Fact.tsx'

/** Outbound and return stops, travellers grouped by stop; nothing before stops are chosen. */
export function BoardingFacts() {
  return (
    <>
      <Stops name={t('summary.boarding')} direction="outbound" />
      <Stops name={t('summary.dropOff')} direction="return" />
    </>
  )
}

function Stops({ name, direction }: { readonly name: string; readonly direction: Direction }) {
  const { booking } = useBooking()
  const used = usedStops(booking, direction)
  if (used.length === 0) return null
  return (
    <Fact
      name={name}
      value={used.map(({ stop, travellers: { length: count } }) => (
        <Line key={stop.stopNo}>
          {shownStopLabel(stop) + (count === booking.people.length ? '' : ` (${t('summary.forPeople', { count })})`)}
        </Line>
      ))}
    />
  )
}
