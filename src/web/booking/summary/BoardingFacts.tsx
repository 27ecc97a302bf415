import { findStop, shownStopLabel } from '#domain/booking/boarding/busStops.ts'
import type { BusLine } from '#domain/catalogue/busNetwork.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Fact } from './Fact.tsx'

const Stop = chakra('span', { base: { display: 'block' } })

/** Outbound and return stops, travellers grouped by stop; nothing before stops are chosen. */
export function BoardingFacts() {
  const { booking, draft } = useBooking()
  const { date } = booking
  if (date === null) return null
  const { outbound, inbound } = date.busNetwork
  return (
    <>
      <Stops
        name={t('summary.boarding')}
        line={outbound}
        stopNos={draft.travellers.map(({ outboundStopNo }) => outboundStopNo)}
      />
      <Stops
        name={t('summary.dropOff')}
        line={inbound}
        stopNos={draft.travellers.map(({ returnStopNo }) => returnStopNo)}
      />
    </>
  )
}

interface StopsProps {
  readonly name: string
  readonly line: BusLine
  /** By traveller; null for travellers without a stop. */
  readonly stopNos: readonly (string | null)[]
}

function Stops({ name, line, stopNos }: StopsProps) {
  const stops = [...new Set(stopNos)].flatMap((stopNo) => findStop(stopNo, line) ?? [])
  if (stops.length === 0) return null
  const isOne = stopNos.every((stopNo) => stopNo === stopNos[0])
  return (
    <Fact
      name={name}
      value={stops.map((stop) => (
        <Stop key={stop.stopNo}>
          {shownStopLabel(stop)}
          {isOne ? null : ` (${t('summary.forPeople', { count: stopNos.filter((no) => no === stop.stopNo).length })})`}
        </Stop>
      ))}
    />
  )
}
