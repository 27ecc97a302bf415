import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { baseDateChoice } from '#domain/booking/extension.ts'
import { withDate } from '#domain/booking/variant.ts'
import { monthOf } from '#domain/calendar.ts'
import { baseDatesOf, sameDate, toDateChoice } from '#domain/catalogue/saleDates.ts'
import type { Change } from '#state/booking.ts'
import { IssueTarget, StepSection } from '#web/booking/StepSection.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { OperatorPhone } from '#web/layout/OperatorPhone.tsx'
import { t } from '#web/text/booking.ts'
import { DateMonth } from './DateMonth.tsx'
import { DateRow } from './DateRow.tsx'
import { StatusNotice } from './StatusNotice.tsx'

const Months = chakra('fieldset', { base: { borderBlockStart: '1px solid {colors.hairline}' } })

/** So many departures fit on a page as they are; more are closed by month but for the chosen one's. */
const MOST_OPEN_DATES = 8

/** The departures by month, each with its state and the least it costs. Longer ones follow in the next step. */
export function DateSection({ changeRevocably }: { readonly changeRevocably: (change: Change) => void }) {
  const { draft, offer } = useBooking()
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({})
  const dates = baseDatesOf(offer.saleDates)
  const months = [...new Set(dates.map(({ startDate }) => monthOf(startDate)))]
  const chosen = baseDateChoice(draft)
  const isOpen = (month: string) =>
    toggled[month] ??
    (dates.length <= MOST_OPEN_DATES || dates.some((date) => monthOf(date.startDate) === month && sameDate(chosen, date)))
  if (dates.length === 0) return <NoDates />
  return (
    <StepSection title={t('start.dates.title')} lead={t('start.dates.lead')} issue="booking.dateMissing">
      <IssueTarget issue="booking.dateClosed">
        <Months>
          <chakra.legend srOnly>{t('start.dates.title')}</chakra.legend>
          {months.map((month) => {
            const own = dates.filter(({ startDate }) => monthOf(startDate) === month)
            return (
              <DateMonth
                key={month}
                month={month}
                count={own.length}
                isOpen={isOpen(month)}
                onToggle={(isNowOpen) => setToggled((before) => ({ ...before, [month]: isNowOpen }))}
              >
                {own.map((date) => (
                  <DateRow
                    key={date.id}
                    date={date}
                    isChosen={sameDate(chosen, date)}
                    onChoose={() => changeRevocably((now, current) => withDate(now, toDateChoice(date), current))}
                  />
                ))}
              </DateMonth>
            )
          })}
        </Months>
      </IssueTarget>
      <StatusNotice changeRevocably={changeRevocably} />
    </StepSection>
  )
}

function NoDates() {
  return (
    <StepSection title={t('start.dates.title')} issue="booking.dateMissing">
      <p>
        {t('start.dates.none')} <OperatorPhone />
      </p>
    </StepSection>
  )
}
