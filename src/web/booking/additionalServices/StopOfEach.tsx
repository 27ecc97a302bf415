import { stopNoOf } from '#domain/booking/boarding/busStops.ts'
import type { BoardingChoice } from '#domain/booking/commands/boarding.ts'
import type { BusStop, Direction } from '#domain/catalogue/busNetwork.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { StopsOfPerson } from './StopsOfPerson.tsx'

interface Props {
  readonly stops: readonly BusStop[]
  readonly direction: Direction
  readonly onChoose: (choice: Omit<BoardingChoice, 'direction'>) => void
}

/** The stops per traveller; the list of the first traveller without a stop is open. */
export function StopOfEach({ stops, direction, onChoose }: Props) {
  const { draft } = useBooking()
  const firstOpen = draft.travellers.findIndex((traveller) => stopNoOf(traveller, direction) === null)
  return (
    <div>
      {draft.travellers.map((_, index) => (
        <StopsOfPerson
          key={index}
          index={index}
          stops={stops}
          direction={direction}
          isOpenAtFirst={index === firstOpen}
          onChoose={(stopNo) => onChoose({ stopNo, travellerIndex: index })}
        />
      ))}
    </div>
  )
}
