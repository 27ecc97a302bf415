import type { Booking } from '#domain/booking/draft/booking.ts'
import { isMandatoryLine } from '#domain/booking/commands/removableLine.ts'
import { isPlaceCertain, isWaitlisted, placedDays } from '#domain/booking/placed/placedFacts.ts'
import { transportOf } from '#domain/catalogue/variantLabels.ts'
import { EXTRA_KINDS, extraLine } from '#web/booking/extraLine.ts'
import { insuranceName } from '#web/booking/insuranceName.ts'
import { babyName, personName } from '#web/booking/personName.ts'
import { billedLines, billedTerm } from '#web/booking/payment/personText.ts'
import { roomLines } from '#web/booking/roomLines.ts'
import { stopLines } from '#web/booking/stopLines.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { formatDateRange } from '#web/text/days.ts'
import { t } from '#web/text/payment.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Line } from '#web/ui/Line.ts'

const List = chakra('dl', {
  base: {
    display: 'grid',
    rowGap: { sm: '2', _print: '1' },
    columnGap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)', _print: '9rem minmax(0, 1fr)' },
  },
})
const Term = chakra('dt', { base: { color: 'muted' } })
const Value = chakra('dd', {
  base: { margin: '0', paddingBlockEnd: { base: '2', sm: '0', _print: '0' }, overflowWrap: 'anywhere' },
})

/**
 * Travel, dates, people, rooms, extras, stops, insurances and remarks of the placed booking, and
 * whom the invoice goes to. The remarks are erased with the people when the visitor leaves (rule 10.18).
 */
export function BookedParts() {
  const { booking, draft, offer, price, words } = useBooking()
  const days = placedDays(booking)
  const extras = (isMandatory: boolean) =>
    price.lines
      .filter((line) => EXTRA_KINDS.has(line.kind) && isMandatoryLine(line, draft) === isMandatory)
      .map((line) => extraLine(line, booking))
  const people = [
    ...draft.travellers.map((_, index) => personName(draft.travellers, index)),
    ...draft.babies.map(babyName),
  ]
  return (
    <StepSection title={partsTitle(booking)}>
      <List>
        <Part term={t('summary.travel')} values={[offer.travel.name, offer.pricing && transportOf(offer.pricing)]} />
        <Part
          term={t('confirmation.dates')}
          values={[formatDateRange(days?.startDate ?? null, days?.endDate ?? null)]}
        />
        <Part term={t('summary.extension')} values={[booking.date?.extension?.label ?? null]} />
        <Term>{t('confirmation.people')}</Term>
        <Value>{people.join(', ')}</Value>
        <Lines term={billedTerm(booking)} lines={billedLines(draft)} />
        <Lines term={t('summary.rooms', words)} lines={roomLines(booking)} />
        <Lines term={t('payment.review.services')} lines={extras(false)} />
        <Lines term={t('payment.review.prescribed')} lines={extras(true)} />
        <Lines term={t('summary.boarding')} lines={stopLines(booking, 'outbound')} />
        <Lines term={t('summary.dropOff')} lines={stopLines(booking, 'return')} />
        <Part
          term={t('payment.review.insurance')}
          values={booking.insurances.map((insurance) => insurance && insuranceName(insurance))}
        />
        <Part term={t('payment.review.travellerRemarks')} values={[draft.travellerRemarks]} />
        <Part term={t('payment.words.remarks')} values={[draft.bookingRemarks]} />
      </List>
    </StepSection>
  )
}

/** One row without duplicate values; nothing without a value. */
function Part({ term, values }: { readonly term: string; readonly values: readonly (string | null)[] }) {
  const known = [...new Set(values)].filter((value) => value !== null && value !== '')
  return known.length === 0 ? null : (
    <>
      <Term>{term}</Term>
      <Value>{known.join(', ')}</Value>
    </>
  )
}

/** One row with a line for each of its values; nothing without any. */
function Lines({ term, lines }: { readonly term: string; readonly lines: readonly string[] }) {
  return lines.length === 0 ? null : (
    <>
      <Term>{term}</Term>
      <Value>
        {lines.map((line, index) => (
          // Two extras may have one name.
          <Line key={`${String(index)} ${line}`}>{line}</Line>
        ))}
      </Value>
    </>
  )
}

function partsTitle(booking: Booking): string {
  if (isPlaceCertain(booking)) return t('confirmation.booking')
  return isWaitlisted(booking) ? t('confirmation.waitlistParts') : t('confirmation.requestedParts')
}
