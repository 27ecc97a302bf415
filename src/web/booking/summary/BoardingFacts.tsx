import { shownStopLabel } from '#domain/booking/boarding/busStops.ts'
import type { BusStop } from '#domain/catalogue/busNetwork.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Fact } from './Fact.tsx'

const Stop = chakra('span', { base: { display: 'block' } })

/** Outbound and return stops, travellers grouped by stop; nothing before stops are chosen. */
export function BoardingFacts() {
  const { stops } = useBooking().booking
  return (
    <>
      <Stops name={t('summary.boarding')} stops={stops.map(({ outbound }) => outbound)} />
      <Stops name={t('summary.dropOff')} stops={stops.map((own) => own.return)} />
    </>
  )
}

interface StopsProps {
  readonly name: string
  /** By traveller; null for travellers without a stop. */
  readonly stops: readonly (BusStop | null)[]
}

function Stops({ name, stops }: StopsProps) {
  const used = [...new Set(stops)]
  const known = used.filter((stop) => stop !== null)
  if (known.length === 0) return null
  return (
    <Fact
      name={name}
      value={known.map((stop) => (
        <Stop key={stop.stopNo}>
          {shownStopLabel(stop)}
          {used.length === 1
            ? null
            : ` (${t('summary.forPeople', { count: stops.filter((other) => other === stop).length })})`}
        </Stop>
      ))}
    />
  )
}
