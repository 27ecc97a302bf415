import { haveContingentsFailed } from '#domain/booking/availability/contingents.ts'
import { useState } from 'react'
import type { Command } from '#domain/booking/commands/command.ts'
import { withProposal } from '#domain/booking/commands/rooms.ts'
import { roomSuggestions } from '#domain/booking/compare/roomSuggestions.ts'
import { areRoomsBegun } from '#domain/booking/draft/chosen.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { reasonText } from '#web/booking/reasonText.ts'
import { lazyWithRetry } from '#web/booking/lazyWithRetry.tsx'
import { useBooking, useBookingData } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { InlineRichText } from '#web/ui/RichText.tsx'
import { NoRooms } from './NoRooms.tsx'
import { OtherRooms } from './OtherRooms.tsx'
import type { InfoOf } from './RoomsByHand.tsx'
import { SuggestionRow, suggestionName } from './SuggestionRow.tsx'
import { SoloNote } from './SoloNote.tsx'
import { useDeferredResult } from './useDeferredResult.ts'

// Lazy: most visitors choose a suggestion.
const loadByHand = () => import('./RoomsByHand.tsx')
const RoomsByHand = lazyWithRetry(async () => (await loadByHand()).RoomsByHand)

const RoomSuggestions_ratioTravel = graphql(`
  fragment RoomSuggestions_ratioTravel on RatioTravel {
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

const Group = chakra('div', { base: { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' } })
const Title = chakra('h3', { base: { fontSize: 'lead' } })

function findSuggestions(booking: Booking) {
  return haveContingentsFailed(booking) ? null : roomSuggestions(booking)
}

/** Suggestions of rooms for the whole party, each with its total, and a button to combine rooms by hand. */
export function RoomSuggestions({ changeUndoably }: { readonly changeUndoably: (change: Command) => void }) {
  const { draft, offer, words } = useBooking()
  const found = useDeferredResult(findSuggestions)
  const infoOf = useInfo()
  const [isByHand, setIsByHand] = useState(false)
  if (found === null) return <p>{reasonText({ key: 'booking.reason.placesUnknown', remedy: null }, offer)}</p>
  const { suggestions, areCombined, hasMore, unused } = found
  if (suggestions.length === 0) return <NoRooms changeUndoably={changeUndoably} />
  return (
    <>
      <Group>
        {areCombined ? <Title>{t('start.proposals.title', words)}</Title> : <SoloNote />}
        <div>
          {suggestions.map((suggestion) => (
            <SuggestionRow
              key={suggestionName(suggestion, offer)}
              suggestion={suggestion}
              info={infoOf(suggestion.familyPackageId ?? suggestion.onlyRoom?.id)}
              onChoose={() => changeUndoably((booking) => withProposal(booking, suggestion))}
            />
          ))}
        </div>
      </Group>
      <OtherRooms unused={unused} onRemedy={changeUndoably} />
      {isByHand || areRoomsBegun(draft) ? (
        <Group>
          <Title>{t('start.rooms.byHand', words)}</Title>
          <RoomsByHand infoOf={infoOf} changeUndoably={changeUndoably} />
        </Group>
      ) : hasMore ? (
        <div onPointerEnter={() => void loadByHand().catch(() => null)}>
          <Button look="quiet" onClick={() => setIsByHand(true)}>
            {t('start.rooms.byHand', words)}
          </Button>
        </div>
      ) : null}
    </>
  )
}

/** The operator's text about a family package or a kind of room by its id; null if there is none. */
function useInfo(): InfoOf {
  const masked: FragmentType<typeof RoomSuggestions_ratioTravel> | null = useBookingData().ratioTravel
  const texts = readFragment(RoomSuggestions_ratioTravel, masked)
  const items = [...(texts?.accommodations ?? []), ...(texts?.familyPackages ?? [])]
  return (wanted) => {
    const info = items.find(({ id }) => id === wanted)?.info
    return info ? <InlineRichText text={info} /> : null
  }
}
