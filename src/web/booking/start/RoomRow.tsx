import type { ReactNode } from 'react'
import type { Command } from '#domain/booking/commands/command.ts'
import { shownReason, type RoomOption } from '#domain/booking/rooms/rooms.ts'
import { pricePerPersonIn } from '#domain/booking/price/fromPrice.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/rooms.ts'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { Line } from '#web/ui/Line.ts'
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx'
import { FewLeft } from './FewLeft.tsx'
import { useDeferredRemedy, useRemedy } from './useRemedy.tsx'

interface Props {
  readonly option: RoomOption
  /** The operator's text about the room; null if there is none. */
  readonly info: ReactNode
  readonly onChange: (quantity: number) => void
  /** Carries out the remedy for the room. */
  readonly onRemedy: (change: Command) => void
  /** Reduces the choice that blocks this room, and adds one of this room instead. */
  readonly onInstead: (fewer: Command) => void
}

/** One kind of room with the price of an adult in it, everything mandatory included, and its quantity; an unavailable one with its reason and remedy. */
export function RoomRow({ option, info, onChange, onRemedy, onInstead }: Props) {
  const { booking, draft, offer, words, amountOf } = useBooking()
  const { room, quantity, maxQuantity } = option
  const party = Math.max(draft.travellers.length, 1)
  const pricePerPerson =
    booking.date && (pricePerPersonIn({ room, party }, booking.date, offer) ?? option.pricePerPerson)
  const isClosed = maxQuantity === 0
  const reason = shownReason(option)
  const remedy = useDeferredRemedy(reason)
  const { text: reasonText, button } = useRemedy(reason, remedy, remedy?.kind === 'fewerRooms' ? onInstead : onRemedy)
  const isShared = room.capacitySettings.partialOccupancyAllowed
  return (
    <ChoiceRow
      title={room.name}
      info={
        <>
          {isClosed || reasonText === null ? null : <Line>{reasonText}</Line>}
          {info ?? (isShared ? <Line>{t('start.rooms.sharedInfo', words)}</Line> : null)}
          {isClosed ? null : <FewLeft room={room} left={option.contingent} />}
        </>
      }
      price={pricePerPerson === null ? null : amountOf(pricePerPerson)}
      reason={isClosed ? reasonText : null}
      isChosen={quantity > 0}
      action={
        isClosed ? (
          (button ?? undefined)
        ) : (
          <QuantityStepper
            label={t(isShared ? 'start.rooms.places' : 'start.rooms.quantity', { ...words, room: room.name })}
            value={quantity}
            min={0}
            max={maxQuantity}
            onChange={onChange}
          />
        )
      }
    />
  )
}
