import { chakra } from '@chakra-ui/react/styled-system'
import { fromPrice } from '#domain/booking/fromPrice.ts'
import { fewPlacesLeft } from '#domain/booking/waitlist.ts'
import { resolveStatus, statusCode, statusTexts, waitlistFallback } from '#domain/catalogue/availability.ts'
import { extensionDatesOf, toDateChoice } from '#domain/catalogue/saleDates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { formatMoney } from '#domain/money.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { useDuration } from '#web/booking/useDuration.ts'
import { t } from '#web/text/booking.ts'
import { formatWeekdayAndDay } from '#web/text/days.ts'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { ChoiceMark } from '#web/ui/fieldStyles.ts'

interface Props {
  readonly date: SaleDate
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const Few = chakra('strong', { base: { color: 'signal', fontWeight: 'bold' } })

/** One departure. A closed one can be chosen only where there is a waitlist to change over to. */
export function DateRow({ date, isChosen, onChoose }: Props) {
  const { draft, offer } = useBooking()
  const duration = useDuration()
  const status = resolveStatus(date, offer)
  const { label } = statusTexts(status, offer.tenantId)
  const isClosed = statusCode(status.status) === 'CLOSED'
  const canWait = waitlistFallback(offer) !== null
  const few = isChosen ? fewPlacesLeft(draft, offer) : null
  const from = fromPrice(date, offer)
  const facts = [
    duration(date),
    isClosed && canWait ? t('start.dates.waitlistPossible', { status: label }) : isClosed ? null : label,
    extensionDatesOf(offer.saleDates, toDateChoice(date)).length > 0 ? t('start.dates.extensible') : null,
  ]
  return (
    <ChoiceRow
      title={`${formatWeekdayAndDay(date.startDate)} – ${formatWeekdayAndDay(date.endDate)}`}
      info={
        <>
          {facts.filter((fact) => fact !== null).join(' · ')}
          {few === null ? null : <Few> · {t('start.dates.few', { count: few })}</Few>}
        </>
      }
      price={from === null ? null : t('start.dates.from', { price: formatMoney({ centimes: from, currency: offer.pricing?.currency ?? 'CHF' }) })}
      reason={isClosed && !canWait ? label : null}
      isChosen={isChosen}
      mark={({ controlId, textId }) => (
        <ChoiceMark
          type="radio"
          name="date"
          id={controlId}
          aria-describedby={textId}
          value={date.id}
          checked={isChosen}
          disabled={isClosed && !canWait}
          onChange={onChoose}
        />
      )}
    />
  )
}
