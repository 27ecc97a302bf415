import { memo } from 'react'
import type { Command } from '#domain/booking/commands/command.ts'
import type { GridCell } from '#domain/booking/compare/priceCells.ts'
import { needsOtherRooms } from '#domain/booking/compare/shownTotal.ts'
import { dateKey, isExtensible, type SaleDate } from '#domain/catalogue/saleDates.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { useDuration } from '#web/site/useDuration.ts'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { ChoiceMark } from '#web/ui/fieldStyles.ts'
import { DatePrice } from './DatePrice.tsx'
import { dateFacts } from './dateFacts.ts'
import { TravelDays } from './TravelDays.tsx'
import { useRemedy } from './useRemedy.tsx'

interface Props {
  readonly date: SaleDate
  /** Price of the departure for this party; null while it is unknown. */
  readonly cell: GridCell | null
  /** Places left at the last response on this page; null where there was none. */
  readonly places: number | null
  readonly isChosen: boolean
  readonly onChoose: (date: SaleDate) => void
  /** Carries out the remedy for a closed date. */
  readonly onRemedy: (change: Command) => void
}

const Few = chakra('strong', { base: { color: 'signal', fontWeight: 'bold' } })

/** One departure. A closed one can be chosen only if it has a waitlist to switch to. */
export const DateRow = memo(function DateRow({ date, cell, places, isChosen, onChoose, onRemedy }: Props) {
  const { booking, offer, words } = useBooking()
  const duration = useDuration()
  const { state, reason, isShut, fewPlaces } = dateFacts(date, offer, places)
  const { button } = useRemedy(reason, reason?.remedy ?? null, onRemedy)
  const isClosed = reason !== null
  // With the extension that the price includes.
  const days = cell ?? date
  const extension = cell?.extension ?? date.extension?.label ?? null
  const facts = [
    duration(days),
    extension,
    isClosed ? null : state,
    extension === null && isExtensible(date, offer.saleDates) ? t('start.dates.extensible') : null,
    !isShut && !isChosen && needsOtherRooms(cell, booking) ? t('start.dates.otherRooms', words) : null,
  ]
  return (
    <ChoiceRow
      title={<TravelDays {...days} isYearTold today={isChosen ? offer.today : null} />}
      info={
        <>
          <span>{facts.filter((fact) => fact !== null).join(' · ')}</span>
          {fewPlaces === null ? null : <Few>{` · ${t('start.dates.few', { count: fewPlaces })}`}</Few>}
        </>
      }
      price={isShut ? null : <DatePrice date={date} cell={cell} />}
      reason={isClosed ? state : null}
      action={button ?? undefined}
      isChosen={isChosen}
      mark={(named) => (
        <ChoiceMark
          {...named}
          type="radio"
          name="date"
          value={dateKey(date)}
          checked={isChosen}
          disabled={isClosed}
          onChange={() => onChoose(date)}
        />
      )}
    />
  )
})
