import { useState } from 'react'
import {
  boardingSelectionType,
  returnStopAtOutbound,
  stopNoOf,
  stopsOf,
  withBoarding,
  withReturnAsOutbound,
} from '#domain/booking/busStops.ts'
import type { Direction } from '#domain/booking/busStops.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { StepSection } from '#web/booking/StepSection.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/booking.ts'
import { formatLongDay } from '#web/text/days.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { StopList } from './StopList.tsx'
import { StopOfEach } from './StopOfEach.tsx'

interface Props {
  readonly date: SaleDate
  readonly direction: Direction
}

/** Where the travellers get on, or off at home: one stop for all, or one for each. */
export function BoardingSection({ date, direction }: Props) {
  const { draft, offer, change } = useBooking()
  const [isForAll, setIsForAll] = useState(() => boardingSelectionType(draft, direction, offer) === 'group')
  const [first] = draft.travellers
  const stops = stopsOf(date, direction)
  const stopNo = first === undefined ? null : stopNoOf(first, direction)
  const chooseForAll = (chosen: string | null) =>
    change((now, current) => withBoarding(now, { direction, stopNo: chosen, travellerIndex: null }, current))
  if (stops.length === 0) return null
  return (
    <StepSection {...sectionTexts(direction, date)} issue={ISSUE[direction]}>
      {draft.travellers.length > 1 ? (
        <CheckboxField
          id={`boarding-${direction}-all`}
          label={t('boarding.forAll')}
          checked={isForAll}
          onChange={({ currentTarget: { checked } }) => {
            setIsForAll(checked)
            if (checked) chooseForAll(stopNo)
          }}
        />
      ) : null}
      {direction === 'return' ? <SameAsOutbound date={date} /> : null}
      {isForAll ? (
        <StopList legend={sectionTexts(direction, date).lead} stops={stops} stopNo={stopNo} onChoose={chooseForAll} />
      ) : (
        <StopOfEach stops={stops} direction={direction} />
      )}
    </StepSection>
  )
}

const ISSUE = {
  outbound: 'booking.busStops.numberOfTravellersWithoutOutboundStop',
  return: 'booking.busStops.numberOfTravellersWithoutReturnStop',
} as const

function sectionTexts(direction: Direction, { startDate, endDate }: SaleDate) {
  return direction === 'outbound'
    ? { title: t('boarding.outbound'), lead: t('boarding.outboundLead', { day: formatLongDay(startDate) }) }
    : { title: t('boarding.return'), lead: t('boarding.returnLead', { day: formatLongDay(endDate) }) }
}

/** Spares the second search, as long as somebody has no stop for the way back. */
function SameAsOutbound({ date }: { readonly date: SaleDate }) {
  const { draft, change } = useBooking()
  const isPossible = draft.travellers.some(
    (traveller) => traveller.returnStopNo === null && returnStopAtOutbound(traveller, date) !== null,
  )
  if (!isPossible) return null
  return (
    <div>
      <Button onClick={() => change(withReturnAsOutbound)}>{t('boarding.asOutbound')}</Button>
    </div>
  )
}
