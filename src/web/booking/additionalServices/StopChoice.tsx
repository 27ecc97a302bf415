import { useState } from 'react'
import { boardingSelectionType, stopNoOf, stopsOf } from '#domain/booking/boarding/busStops.ts'
import type { BoardingChoice } from '#domain/booking/commands/boarding.ts'
import { isGroup } from '#domain/booking/draft/chosen.ts'
import type { Direction } from '#domain/catalogue/busNetwork.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/additionalServices.ts'
import { YesNoField } from '#web/ui/YesNoField.tsx'
import { StopList } from './StopList.tsx'
import { StopOfEach } from './StopOfEach.tsx'

interface Props {
  readonly date: SaleDate
  readonly direction: Direction
  readonly legend: string
  readonly onChoose: (choice: Omit<BoardingChoice, 'direction'>) => void
}

/** The stops of one direction: one stop for all travellers, or one for each. */
export function StopChoice({ date, direction, legend, onChoose }: Props) {
  const { booking, draft } = useBooking()
  const [isForAll, setIsForAll] = useState(() => boardingSelectionType(booking, direction) === 'group')
  const [first] = draft.travellers
  const stops = stopsOf(date, direction)
  const stopNo = first === undefined ? null : stopNoOf(first, direction)
  const chosenNo = draft.travellers.map((traveller) => stopNoOf(traveller, direction)).find((no) => no !== null)
  return (
    <>
      {isGroup(draft) ? (
        <YesNoField
          id={`boarding-${direction}-all`}
          label={t('boarding.forAll')}
          isYes={isForAll}
          onChange={(isNowForAll) => {
            setIsForAll(isNowForAll)
            if (isNowForAll && chosenNo !== undefined) onChoose({ stopNo: chosenNo, travellerIndex: null })
          }}
        />
      ) : null}
      {isForAll || !isGroup(draft) ? (
        <StopList
          legend={legend}
          stops={stops}
          stopNo={stopNo}
          onChoose={(chosen) => onChoose({ stopNo: chosen, travellerIndex: null })}
        />
      ) : (
        <StopOfEach stops={stops} direction={direction} onChoose={onChoose} />
      )}
    </>
  )
}
