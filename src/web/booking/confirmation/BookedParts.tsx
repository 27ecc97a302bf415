import { chakra } from '@chakra-ui/react/styled-system'
import { findStop, stopLabel } from '#domain/booking/busStops.ts'
import { dateOf, roomOf } from '#domain/booking/chosen.ts'
import { t } from '#web/text/booking.ts'
import { formatDays } from '#web/text/days.ts'
import { personName } from '#web/booking/personName.ts'
import { StepSection } from '#web/booking/StepSection.tsx'
import { useBooking } from '#web/booking/useBooking.ts'

const List = chakra('dl', {
  base: { display: 'grid', gap: '2', columnGap: '6', gridTemplateColumns: { base: '1fr', sm: '9rem minmax(0, 1fr)' } },
})
const Term = chakra('dt', { base: { color: 'muted' } })
const Value = chakra('dd', { base: { margin: '0' } })

/** Travel, dates, people, rooms and stops of the placed booking, to keep or to print. */
export function BookedParts() {
  const { draft, offer } = useBooking()
  const date = dateOf(draft, offer)
  const rooms = new Set(draft.travellers.flatMap(({ accommodationId }) => roomOf(accommodationId, offer)?.name ?? []))
  const stops = new Set(
    draft.travellers.flatMap(({ outboundStopNo }) => {
      const stop = date === null ? null : findStop(outboundStopNo, date.busNetwork.outbound)
      return stop === null ? [] : [stopLabel(stop)]
    }),
  )
  return (
    <StepSection title={t('confirmation.booking')}>
      <List>
        <Term>{t('confirmation.travel')}</Term>
        <Value>
          {offer.travel.name}, {offer.pricing?.transportTypeLabel}
        </Value>
        <Term>{t('confirmation.dates')}</Term>
        <Value>{formatDays(date?.startDate ?? null, date?.endDate ?? null)}</Value>
        <Term>{t('confirmation.people')}</Term>
        <Value>{draft.travellers.map((traveller, index) => personName(traveller, index)).join(', ')}</Value>
        {rooms.size === 0 ? null : <Part term={t('confirmation.room')} values={rooms} />}
        {stops.size === 0 ? null : <Part term={t('confirmation.boarding')} values={stops} />}
      </List>
    </StepSection>
  )
}

function Part({ term, values }: { readonly term: string; readonly values: ReadonlySet<string> }) {
  return (
    <>
      <Term>{term}</Term>
      <Value>{[...values].join(', ')}</Value>
    </>
  )
}
