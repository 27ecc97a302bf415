import type { ReactNode } from 'react'
import { roomContingent } from '#domain/booking/availability/roomStock.ts'
import type { RoomSuggestion } from '#domain/booking/compare/roomSuggestions.ts'
import { familyPackageOf, roomOf } from '#domain/booking/draft/chosen.ts'
import type { Proposal } from '#domain/booking/rooms/solver/proposal.ts'
import { isProposalChosen } from '#domain/booking/rooms/solver/solver.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { Line } from '#web/ui/Line.ts'
import { afterPaint } from '#web/ui/nextPaint.ts'
import { FewLeft } from './FewLeft.tsx'
import { guestName } from './guestName.ts'

interface Props {
  readonly suggestion: RoomSuggestion
  /** The operator's text about the room or package; null if there is none. */
  readonly info: ReactNode
  readonly onChoose: () => void
}

const Per = chakra('span', {
  base: { display: 'block', color: 'muted', fontSize: 'caption', fontWeight: 'normal', whiteSpace: 'normal' },
})

/** One suggestion of rooms for the whole party: the rooms, the guests of each, and the total of the booking. */
export function SuggestionRow({ suggestion, info, onChoose }: Props) {
  const { booking, draft, offer, words, amountOf } = useBooking()
  const title = suggestionName(suggestion, offer)
  const isChosen = isProposalChosen(draft, suggestion)
  const { onlyRoom, isShared, listed } = suggestion
  const names = (travellers: readonly number[]) => travellers.map((index) => guestName(booking, index)).join(', ')
  return (
    <ChoiceRow
      title={title}
      isChosen={isChosen}
      info={
        <>
          {info ?? (isShared ? <Line>{t('start.rooms.sharedInfo', words)}</Line> : null)}
          {onlyRoom === null ? null : <FewLeft room={onlyRoom} left={roomContingent(onlyRoom, booking)} />}
          {listed.map(({ accommodationId, travellers }, index) => (
            // The single rooms of a proposal have no name of their own; their order is fixed.
            <Line key={index}>
              {t('start.proposals.room', { room: roomName(accommodationId, offer), people: names(travellers) })}
            </Line>
          ))}
        </>
      }
      price={
        suggestion.total === null ? null : (
          <>
            <span>{amountOf(suggestion.total)}</span>
            {suggestion.totalEach === null ? null : (
              <Per>{t('start.rooms.each', { price: amountOf(suggestion.totalEach) })}</Per>
            )}
          </>
        )
      }
      action={
        <Button
          data-covers-row
          aria-label={t(isChosen ? 'start.proposals.keepThis' : 'start.proposals.chooseThis', { rooms: title })}
          onClick={() => afterPaint(onChoose)}
        >
          {t(isChosen ? 'start.proposals.keep' : 'start.proposals.choose')}
        </Button>
      }
    />
  )
}

/** `2 × Doppelzimmer + 2 × Einzelzimmer`; a single room by its name. */
export function suggestionName(
  { rooms, familyPackageId }: Pick<Proposal, 'rooms' | 'familyPackageId'>,
  offer: Offer,
): string {
  const family = familyPackageOf(familyPackageId, offer)
  if (family !== null) return family.name
  return rooms
    .map(({ accommodationId, quantity }) => kindName(accommodationId, { quantity, isOnly: rooms.length === 1 }, offer))
    .join(' + ')
}

interface Count {
  readonly quantity: number
  /** Whether it is the only kind of room. */
  readonly isOnly: boolean
}

function kindName(accommodationId: string, { quantity, isOnly }: Count, offer: Offer): string {
  const room = roomName(accommodationId, offer)
  if (isByPlace(accommodationId, offer)) return t('start.proposals.places', { count: quantity, room })
  return isOnly && quantity === 1 ? room : t('start.proposals.rooms', { count: quantity, room })
}

function isByPlace(accommodationId: string, offer: Offer): boolean {
  return roomOf(accommodationId, offer)?.capacitySettings.partialOccupancyAllowed === true
}

function roomName(accommodationId: string, offer: Offer): string {
  return roomOf(accommodationId, offer)?.name ?? ''
}
