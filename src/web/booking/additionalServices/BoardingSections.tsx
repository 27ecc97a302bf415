import { useState } from 'react'
import { areReturnsFollowing, stopsOf, stopsWithoutReturn } from '#domain/booking/boarding/busStops.ts'
import { withBoarding, withBoardingBothWays, withReturnAsOutbound } from '#domain/booking/commands/boarding.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/additionalServices.ts'
import { formatLongDay } from '#web/text/days.ts'
import { YesNoField } from '#web/ui/YesNoField.tsx'
import { ReturnAsOutbound } from './ReturnAsOutbound.tsx'
import { StopChoice } from './StopChoice.tsx'

interface Props {
  readonly date: SaleDate
}

/** Outbound and return stops; the return stops equal the outbound ones unless chosen otherwise. */
export function BoardingSections({ date }: Props) {
  const { booking, change } = useBooking()
  const [isReturnSame, setIsReturnSame] = useState(() => areReturnsFollowing(booking, date))
  const outboundLead = t('boarding.outboundLead', { day: formatLongDay(date.startDate) })
  return (
    <>
      {stopsOf(date, 'outbound').length === 0 ? null : (
        <StepSection
          title={t('boarding.outbound')}
          lead={outboundLead}
          issue="booking.busStops.numberOfTravellersWithoutOutboundStop"
        >
          <StopChoice
            date={date}
            direction="outbound"
            legend={outboundLead}
            onChoose={(choice) =>
              change((booking) =>
                isReturnSame
                  ? withBoardingBothWays(booking, choice)
                  : withBoarding(booking, { ...choice, direction: 'outbound' }),
              )
            }
          />
        </StepSection>
      )}
      {stopsOf(date, 'return').length === 0 ? null : (
        <ReturnSection
          date={date}
          isSame={isReturnSame}
          onToggle={(isSame) => {
            setIsReturnSame(isSame)
            if (isSame) change(withReturnAsOutbound)
          }}
        />
      )}
    </>
  )
}

interface ReturnProps extends Props {
  readonly isSame: boolean
  readonly onToggle: (isSame: boolean) => void
}

function ReturnSection({ date, isSame, onToggle }: ReturnProps) {
  const { booking, change } = useBooking()
  const lead = t('boarding.returnLead', { day: formatLongDay(date.endDate) })
  return (
    <StepSection title={t('boarding.return')} lead={lead} issue="booking.busStops.numberOfTravellersWithoutReturnStop">
      <YesNoField id="boarding-return-same" label={t('boarding.asOutbound')} isYes={isSame} onChange={onToggle} />
      {isSame ? <ReturnAsOutbound /> : null}
      {isSame && stopsWithoutReturn(booking).length === 0 ? null : (
        <StopChoice
          date={date}
          direction="return"
          legend={lead}
          onChoose={(choice) => change((booking) => withBoarding(booking, { ...choice, direction: 'return' }))}
        />
      )}
    </StepSection>
  )
}
