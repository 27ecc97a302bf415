import { useState } from 'react'
import type { Command } from '#domain/booking/commands/command.ts'
import { familyPackageIdOf, isGroup } from '#domain/booking/draft/chosen.ts'
import { canSwapBeds, singleRooms } from '#domain/booking/rooms/sharing.ts'
import { roomLines } from '#web/booking/roomLines.ts'
import { lazyWithRetry } from '#web/booking/lazyWithRetry.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/start.ts'
import { Button } from '#web/ui/Button.tsx'
import { ButtonRow } from '#web/ui/ButtonRow.tsx'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { Line } from '#web/ui/Line.ts'
import { suggestionName } from './SuggestionRow.tsx'
import { guestName } from './guestName.ts'
import { useDeferredResult } from './useDeferredResult.ts'

// Lazy: few visitors swap beds.
const BedExchange = lazyWithRetry(async () => (await import('./BedExchange.tsx')).BedExchange)

interface Props {
  readonly changeUndoably: (change: Command) => void
  readonly onReopen: () => void
}

/** The chosen rooms with their guests, and buttons to change both. */
export function ChosenRooms({ changeUndoably, onReopen }: Props) {
  const { draft, offer, words } = useBooking()
  const [isExchanging, setIsExchanging] = useState(false)
  const hasExchanges = useDeferredResult(canSwapBeds)
  const lines = useGuestLines()
  return (
    <>
      <div>
        <ChoiceRow
          title={suggestionName({ rooms: draft.rooms, familyPackageId: familyPackageIdOf(draft) }, offer)}
          isChosen
          info={lines.map((line) => (
            <Line key={line}>{line}</Line>
          ))}
        />
      </div>
      <ButtonRow>
        <Button onClick={onReopen}>{t('start.rooms.change', words)}</Button>
        {hasExchanges ? (
          <Button look="quiet" aria-expanded={isExchanging} onClick={() => setIsExchanging(!isExchanging)}>
            {t('start.sleepers.open')}
          </Button>
        ) : null}
      </ButtonRow>
      {isExchanging && hasExchanges ? <BedExchange changeUndoably={changeUndoably} /> : null}
    </>
  )
}

/** Guests by room; of a single room the guests alone, as its name is the title; empty for a single traveller. */
function useGuestLines(): readonly string[] {
  const { booking, draft } = useBooking()
  if (!isGroup(draft)) return []
  if (singleRooms(booking).length > 1) return roomLines(booking)
  return [draft.travellers.map((_, index) => guestName(booking, index)).join(', ')]
}
