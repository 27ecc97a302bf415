import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { findStop } from '#domain/booking/busStops.ts'
import { stopLabel } from '#domain/booking/busStops.ts'
import { dateOf } from '#domain/booking/chosen.ts'
import { billedContact } from '#domain/booking/contactRules.ts'
import type { Traveller } from '#domain/booking/draft.ts'
import { durationDays } from '#domain/calendar.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { t } from '#web/text/booking.ts'
import { formatDay, formatDays } from '#web/text/days.ts'
import { stepPath } from '#web/booking/funnelPaths.ts'
import { personName } from '#web/booking/personName.ts'
import { StepSection } from '#web/booking/StepSection.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { Button } from '#web/ui/Button.tsx'

const List = chakra('dl', { base: { borderBlockStart: '1px solid', borderColor: 'hairline' } })
const Row = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    columnGap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '11rem minmax(0, 1fr) auto' },
    paddingBlock: '3',
    borderBlockEnd: '1px solid',
    borderColor: 'hairline',
  },
})
const Term = chakra('dt', { base: { color: 'muted', gridColumn: { base: '1', md: 'auto' } } })
const Value = chakra('dd', { base: { margin: '0', gridColumn: { base: '1', md: 'auto' } } })
const Edit = chakra('dd', { base: { margin: '0', gridColumn: { base: '2', md: 'auto' }, gridRow: { base: '1', md: 'auto' } } })

/** Everything that was chosen, each part with a way to change it. */
export function Review() {
  const { draft, offer } = useBooking()
  const date = dateOf(draft, offer)
  const billed = billedContact(draft)
  return (
    <StepSection title={t('payment.review.title')}>
      <List>
        <ReviewRow term={t('payment.review.travel')} path="start">
          {offer.travel.name}, {offer.pricing?.transportTypeLabel}
          <br />
          {formatDays(date?.startDate ?? null, date?.endDate ?? null)}
          {date === null ? null : `, ${t('payment.review.days', { count: durationDays(date.startDate, date.endDate) })}`}
        </ReviewRow>
        {draft.travellers.map((traveller, index) => (
          <ReviewRow key={index} term={t('booking.travellerNo', { number: index + 1 })} path="personen">
            <Person traveller={traveller} index={index} date={date} />
          </ReviewRow>
        ))}
        {draft.babies.map((baby, index) => (
          <ReviewRow key={index} term={t('booking.babyNo', { number: index + 1 })} path="personen">
            {baby.firstName} {baby.lastName}, {formatDay(baby.birthday)}
          </ReviewRow>
        ))}
        {billed === null ? null : (
          <ReviewRow term={t('payment.review.billing')} path="personen">
            {billed.firstName} {billed.lastName}
            <br />
            {billed.address}, {billed.zip} {billed.city}
            <br />
            {billed.email}, {billed.phone}
          </ReviewRow>
        )}
      </List>
    </StepSection>
  )
}

interface PersonProps {
  readonly traveller: Traveller
  readonly index: number
  readonly date: SaleDate | null
}

function Person({ traveller, index, date }: PersonProps) {
  const { offer } = useBooking()
  const room = offer.pricing?.accommodations.find(({ id }) => id === traveller.accommodationId)
  const outbound = date === null ? null : findStop(traveller.outboundStopNo, date.busNetwork.outbound)
  return (
    <>
      {personName(traveller, index)}, {formatDay(traveller.birthday)}
      <br />
      {[room?.name, outbound === null ? null : stopLabel(outbound), traveller.insurance?.label]
        .filter((part) => part !== null && part !== undefined)
        .join(', ')}
    </>
  )
}

function ReviewRow({ term, path, children }: { readonly term: string; readonly path: string; readonly children: ReactNode }) {
  const { travelId } = useBooking()
  return (
    <Row>
      <Term>{term}</Term>
      <Value>{children}</Value>
      <Edit>
        <Button asChild look="quiet">
          <Link to={stepPath(travelId, path)} aria-label={t('payment.review.editPart', { part: term })}>
            {t('payment.review.edit')}
          </Link>
        </Button>
      </Edit>
    </Row>
  )
}
