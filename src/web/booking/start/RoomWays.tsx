import { lazy, Suspense, useState, type ReactNode } from 'react'
import { contingentState } from '#domain/booking/availability/contingents.ts'
import { withProposal } from '#domain/booking/commands/rooms.ts'
import { roomWays } from '#domain/booking/compare/roomSuggestions.ts'
import type { RoomWay } from '#domain/booking/compare/roomSuggestions.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import type { Change } from '#state/booking.ts'
import { reasonText } from '#web/booking/reasonText.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { InlineRichText } from '#web/ui/RichText.tsx'
import { NoRooms } from './NoRooms.tsx'
import { OtherRooms } from './OtherRooms.tsx'
import { RoomWayRow, wayName } from './RoomWayRow.tsx'
import { SoloNote } from './SoloNote.tsx'
import { useLater } from './useLater.ts'

// For those who count rooms by themselves; most take one of the ways named.
const loadByHand = () => import('./RoomsByHand.tsx')
const RoomsByHand = lazy(async () => ({ default: (await loadByHand()).RoomsByHand }))

const RoomWays_ratioTravel = graphql(`
  fragment RoomWays_ratioTravel on RatioTravel {
    id
    accommodations {
      id
      info
    }
    familyPackages {
      id
      info
    }
  }
`)

interface Props {
  readonly ratioTravel: FragmentType<typeof RoomWays_ratioTravel> | null
  readonly changeUndoably: (change: Change) => void
  /** Called when a way was taken. */
  readonly onChosen: () => void
}

const Group = chakra('div', { base: { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' } })
const Title = chakra('h3', { base: { fontSize: 'lead' } })

function findWays(draft: BookingDraft, offer: Offer) {
  return contingentState(draft, offer) === 'failed' ? null : roomWays(draft, offer)
}

/** The ways to house everybody, each with its total and taken in one tap, and a way to put rooms together by oneself. */
export function RoomWays({ ratioTravel, changeUndoably, onChosen }: Props) {
  const { draft, offer } = useBooking()
  const found = useLater(findWays)
  const infoOf = useInfo(ratioTravel)
  const [isByHand, setIsByHand] = useState(false)
  const hasBegun = draft.rooms.length > 0 && draft.travellers.some(({ accommodationId }) => accommodationId === null)
  if (found === null) return <p>{reasonText({ key: 'booking.reason.placesUnknown', remedy: null }, offer)}</p>
  const { ways, hasMore, unused } = found
  if (ways.length === 0) return <NoRooms changeUndoably={changeUndoably} />
  return (
    <>
      <Group>
        {draft.travellers.length > 2 ? <Title>{t('start.proposals.title')}</Title> : <SoloNote />}
        <div>
          {ways.map((way) => (
            <RoomWayRow
              key={wayName(way, offer)}
              way={way}
              info={infoOf(way)}
              onChoose={() => {
                onChosen()
                changeUndoably((now, current) => withProposal(now, way, current))
              }}
            />
          ))}
        </div>
      </Group>
      <OtherRooms unused={unused} act={changeUndoably} />
      {isByHand || hasBegun ? (
        <Group>
          <Title>{t('start.rooms.byHand')}</Title>
          <Suspense>
            <RoomsByHand changeUndoably={changeUndoably} />
          </Suspense>
        </Group>
      ) : hasMore ? (
        <div onPointerEnter={() => void loadByHand().catch(() => null)}>
          <Button look="quiet" onClick={() => setIsByHand(true)}>
            {t('start.rooms.byHand')}
          </Button>
        </div>
      ) : null}
    </>
  )
}

/** What the operator says of the room of a way, where it is of one kind, or of its package. */
function useInfo(masked: FragmentType<typeof RoomWays_ratioTravel> | null): (way: RoomWay) => ReactNode {
  const texts = readFragment(RoomWays_ratioTravel, masked)
  return ({ rooms: [room, ...others], familyPackageId }) => {
    const info =
      familyPackageId === null
        ? others.length === 0
          ? texts?.accommodations.find(({ id }) => id === room?.accommodationId)?.info
          : null
        : texts?.familyPackages.find(({ id }) => id === familyPackageId)?.info
    return info ? <InlineRichText text={info} /> : null
  }
}
