import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { familyPackageIdOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { exchangesOf, singleRooms } from '#domain/booking/rooms/sharing.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Change } from '#state/booking.ts'
import { roomLines } from '#web/booking/roomLines.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { wayName } from './RoomWayRow.tsx'
import { guestName } from './guestName.ts'
import { useLater } from './useLater.ts'

// For those who change beds.
const BedExchange = lazy(async () => ({ default: (await import('./BedExchange.tsx')).BedExchange }))

interface Props {
  readonly changeUndoably: (change: Change) => void
  /** Whether the rooms were chosen just now: the button that did it is gone, and the keyboard goes on from here. */
  readonly takesFocus: boolean
  readonly onReopen: () => void
}

const Line = chakra('span', { base: { display: 'block' } })
const Acts = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

function canExchange(draft: BookingDraft, offer: Offer): boolean {
  return draft.travellers.some((_, index) => exchangesOf(draft, index, offer).length > 0)
}

/** What was chosen, with who sleeps where, and the ways to change it. */
export function ChosenRooms({ changeUndoably, takesFocus, onReopen }: Props) {
  const { draft, offer } = useBooking()
  const [isExchanging, setIsExchanging] = useState(false)
  const hasExchanges = useLater(canExchange)
  const lines = useWhere()
  const reopen = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) reopen.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <>
      <div>
        <ChoiceRow
          title={wayName({ rooms: draft.rooms, familyPackageId: familyPackageIdOf(draft) }, offer)}
          isChosen
          info={lines.map((line) => (
            <Line key={line}>{line}</Line>
          ))}
        />
      </div>
      <Acts>
        <Button ref={reopen} onClick={onReopen}>
          {t('start.rooms.change')}
        </Button>
        {hasExchanges ? (
          <Button look="quiet" aria-expanded={isExchanging} onClick={() => setIsExchanging(!isExchanging)}>
            {t('start.sleepers.open')}
          </Button>
        ) : null}
      </Acts>
      {isExchanging && hasExchanges ? (
        <Suspense>
          <BedExchange changeUndoably={changeUndoably} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Who sleeps in each room; the name of an only room stands above already, and who is alone knows. */
function useWhere(): readonly string[] {
  const { draft, offer } = useBooking()
  if (draft.travellers.length < 2) return []
  if (singleRooms(draft, offer).length > 1) return roomLines(draft, offer)
  return [draft.travellers.map((traveller, index) => guestName(traveller, index, offer)).join(', ')]
}
