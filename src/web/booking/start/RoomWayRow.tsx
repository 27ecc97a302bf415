import type { ReactNode } from 'react'
import { roomContingent } from '#domain/booking/availability/roomStock.ts'
import type { RoomWay } from '#domain/booking/compare/roomSuggestions.ts'
import { roomOf } from '#domain/booking/draft/chosen.ts'
import type { Proposal } from '#domain/booking/rooms/solver/proposal.ts'
import { isProposalChosen } from '#domain/booking/rooms/solver/solver.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { formatMoney } from '#domain/money.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { afterPaint } from '#web/ui/nextPaint.ts'
import { FewLeft } from './FewLeft.tsx'
import { guestName } from './guestName.ts'

interface Props {
  readonly way: RoomWay
  /** What the operator says of the room or the package; null where it says nothing. */
  readonly info: ReactNode
  readonly onChoose: () => void
}

const Line = chakra('span', { base: { display: 'block' } })
const Per = chakra('span', {
  base: { display: 'block', color: 'muted', fontSize: 'caption', fontWeight: 'normal', whiteSpace: 'normal' },
})

/** One way to house everybody: which rooms, who sleeps in each, and what the whole booking then costs. */
export function RoomWayRow({ way, info, onChoose }: Props) {
  const { draft, offer } = useBooking()
  const count = draft.travellers.length
  const title = wayName(way, offer)
  const isChosen = isProposalChosen(draft, way)
  const isShared = way.occupied.some(({ accommodationId }) => isByPlace(accommodationId, offer))
  const onlyRoom = way.rooms.length === 1 ? roomOf(way.rooms[0]?.accommodationId ?? null, offer) : null
  const names = (travellers: readonly number[]) =>
    travellers.map((index) => guestName(draft.travellers[index], index, offer)).join(', ')
  const currency = offer.pricing?.currency ?? 'CHF'
  return (
    <ChoiceRow
      title={title}
      isChosen={isChosen}
      info={
        <>
          {info ?? (isShared ? <Line>{t('start.rooms.sharedInfo')}</Line> : null)}
          {onlyRoom === null ? null : <FewLeft room={onlyRoom} left={roomContingent(onlyRoom, draft, offer)} />}
          {way.occupied.length < 2 || count < 3
            ? null
            : way.occupied.map(({ accommodationId, travellers }, index) => (
                // The single rooms of a proposal have no name of their own; their order is fixed.
                <Line key={index}>
                  {t('start.proposals.room', { room: roomName(accommodationId, offer), people: names(travellers) })}
                </Line>
              ))}
        </>
      }
      price={
        way.total === null ? null : (
          <>
            {formatMoney({ centimes: way.total, currency })}
            {count === 2 ? (
              <Per>{t('start.rooms.each', { price: formatMoney({ centimes: way.total / 2, currency }) })}</Per>
            ) : null}
          </>
        )
      }
      action={
        <Button
          aria-label={t(isChosen ? 'start.proposals.keepThis' : 'start.proposals.chooseThis', { rooms: title })}
          onClick={() => afterPaint(onChoose)}
        >
          {t(isChosen ? 'start.proposals.keep' : 'start.proposals.choose')}
        </Button>
      }
    />
  )
}

/** `2 × Doppelzimmer + 2 × Einzelzimmer`; one room by its name alone. */
export function wayName({ rooms, familyPackageId }: Pick<Proposal, 'rooms' | 'familyPackageId'>, offer: Offer): string {
  const family = offer.pricing?.familyPackages.find(({ id }) => id === familyPackageId)
  if (family !== undefined) return family.name
  return rooms
    .map(({ accommodationId, quantity }) => kindName(accommodationId, { quantity, isOnly: rooms.length === 1 }, offer))
    .join(' + ')
}

interface Count {
  readonly quantity: number
  /** Whether no other kind of room stands beside it. */
  readonly isOnly: boolean
}

function kindName(accommodationId: string, { quantity, isOnly }: Count, offer: Offer): string {
  const room = roomName(accommodationId, offer)
  if (isByPlace(accommodationId, offer)) return t('start.proposals.places', { count: quantity, room })
  return isOnly && quantity === 1 ? room : t('start.proposals.rooms', { count: quantity, room })
}

function isByPlace(accommodationId: string, { pricing }: Offer): boolean {
  return (
    pricing?.accommodations.find(({ id }) => id === accommodationId)?.capacitySettings.partialOccupancyAllowed === true
  )
}

function roomName(accommodationId: string, { pricing }: Offer): string {
  return pricing?.accommodations.find(({ id }) => id === accommodationId)?.name ?? ''
}
