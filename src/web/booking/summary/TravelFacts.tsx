import type { ReactNode } from 'react'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { childrenIn, party } from '#domain/booking/people/partyPeople.ts'
import { transportOf } from '#domain/catalogue/variantLabels.ts'
import { sharedRoomLines } from '#web/booking/roomLines.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { useSite } from '#web/site/SiteContext.tsx'
import { useDuration } from '#web/site/useDuration.ts'
import { t } from '#web/text/booking.ts'
import { formatDateRange } from '#web/text/days.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Line } from '#web/ui/Line.ts'
import { Logo } from '#web/ui/Logo.tsx'
import { BoardingFacts } from './BoardingFacts.tsx'
import { Fact } from './Fact.tsx'

const List = chakra('dl', { base: { display: 'grid', gap: '2', fontSize: 'field', lineHeight: '1.4' } })

/** The chosen travel: name, transport, dates, people and rooms. */
export function TravelFacts() {
  const { booking, offer, words } = useBooking()
  const { showBoarding } = useSite().tenant.features.bookingSummary
  const duration = useDuration()
  const { date } = booking
  const branding = offer.travel.pricing?.branding
  const rooms = sharedRoomLines(booking)
  const people = peopleText(booking)
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('summary.travel'), offer.travel.name],
    [t('summary.transport'), offer.pricing && transportOf(offer.pricing)],
    [t('summary.dates'), date === null ? null : formatDateRange(date.startDate, date.endDate)],
    [t('summary.duration'), date === null ? null : duration(date)],
    [t('summary.extension'), date?.extension?.label ?? null],
    [t('summary.people'), people === '' ? null : people],
    [t('summary.rooms', words), rooms.length === 0 ? null : rooms.map((line) => <Line key={line}>{line}</Line>)],
  ]
  return (
    <>
      {branding?.logo ? <Logo logo={branding.logo} width={branding.logoWidth} /> : null}
      <List>
        {facts.map(([name, value]) => (value === null ? null : <Fact key={name} name={name} value={value} />))}
        {showBoarding ? <BoardingFacts /> : null}
      </List>
    </>
  )
}

function peopleText(booking: Booking): string {
  const { adults, babies } = party(booking)
  // Not their birthdays: these are erased once the booking is placed.
  const children = childrenIn(booking).length
  return [
    adults > 0 ? t('summary.adults', { count: adults }) : null,
    children > 0 ? t('summary.children', { count: children }) : null,
    babies > 0 ? t('summary.babies', { count: babies }) : null,
  ]
    .filter((text) => text !== null)
    .join(', ')
}
