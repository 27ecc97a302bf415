import { useRef, useState } from 'react'
import { shownStopLabel, stopNoOf } from '#domain/booking/boarding/busStops.ts'
import { companions } from '#domain/booking/boarding/companions.ts'
import type { BusStop, Direction } from '#domain/catalogue/busNetwork.ts'
import { personName } from '#web/booking/personName.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/additionalServices.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { Disclosure, DisclosureSummary } from '#web/ui/Disclosure.tsx'
import { StopList } from './StopList.tsx'

interface Props {
  /** Index of the traveller. */
  readonly index: number
  readonly stops: readonly BusStop[]
  readonly direction: Direction
  /** Initial state of the disclosure. */
  readonly isOpenAtFirst: boolean
  readonly onChoose: (stopNo: string) => void
}

const Name = chakra('h3', { base: { fontSize: 'text', fontWeight: 'medium' } })
const Stop = chakra('span', { base: { color: 'muted', textAlign: 'right' } })
const Inside = chakra('div', { base: { paddingBlockEnd: '5' } })
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '5', paddingBlockEnd: '1' } })

/** The stop of one traveller: the list to choose from, and buttons to join another traveller's stop. */
export function StopsOfPerson({ index, stops, direction, isOpenAtFirst, onChoose }: Props) {
  const { booking, draft } = useBooking()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const drawer = useRef<HTMLDetailsElement>(null)
  const traveller = draft.travellers[index]
  if (traveller === undefined) return null
  const person = personName(draft.travellers, index)
  const stopNo = stopNoOf(traveller, direction)
  const stop = booking.stops[index]?.[direction] ?? null
  const join = (chosen: string) => {
    onChoose(chosen)
    setIsOpen(false)
    // Focus restoration: the button is gone after the choice.
    drawer.current?.querySelector('summary')?.focus()
  }
  return (
    <>
      <Disclosure ref={drawer} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <DisclosureSummary>
          <Name>{person}</Name>
          <Stop>{stop === null ? t('boarding.noStop') : shownStopLabel(stop)}</Stop>
        </DisclosureSummary>
        {isOpen ? (
          <Inside>
            <StopList
              legend={
                direction === 'outbound' ? t('boarding.outboundOf', { person }) : t('boarding.returnOf', { person })
              }
              stops={stops}
              stopNo={stopNo}
              travellerIndex={index}
              onChoose={onChoose}
            />
          </Inside>
        ) : null}
      </Disclosure>
      {stop === null || isOpen ? <Companions index={index} direction={direction} onJoin={join} /> : null}
    </>
  )
}

interface CompanionsProps extends Pick<Props, 'index' | 'direction'> {
  readonly onJoin: (stopNo: string) => void
}

/** The stops chosen by other travellers, each as a button; nothing before they have chosen. */
function Companions({ index, direction, onJoin }: CompanionsProps) {
  const { booking, draft } = useBooking()
  const found = companions(draft, index, direction).flatMap((place) => {
    const stop = booking.stops[place]?.[direction] ?? null
    return stop === null ? [] : [{ stop, person: personName(draft.travellers, place) }]
  })
  if (found.length === 0) return null
  return (
    <Buttons>
      {found.map(({ stop, person }) => (
        <Button key={stop.stopNo} look="quiet" onClick={() => onJoin(stop.stopNo)}>
          {t('boarding.like', { person, stop: shownStopLabel(stop) })}
        </Button>
      ))}
    </Buttons>
  )
}
