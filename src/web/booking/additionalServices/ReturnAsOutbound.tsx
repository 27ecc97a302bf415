import { usedStops } from '#domain/booking/boarding/boardingGroups.ts'
import { shownStopLabel, stopsWithoutReturn } from '#domain/booking/boarding/busStops.ts'
import { personNames } from '#web/booking/personName.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/additionalServices.ts'
import { chakra } from '#web/theme/chakra.ts'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { StopSurcharge } from './StopSurcharge.tsx'

const Quiet = chakra('p', { base: { color: 'muted' } })

/** The return stops of travellers who get off where they got on, and a warning if the coach does not halt there. */
export function ReturnAsOutbound() {
  const { booking, draft, amountOf } = useBooking()
  const stops = usedStops(booking, 'return')
  const place = stopsWithoutReturn(booking)[0]?.name
  return (
    <div role="status">
      {stops.length === 0 && place === undefined ? <Quiet>{t('boarding.asOutboundOpen')}</Quiet> : null}
      {stops.map(({ stop, travellers }) => (
        <ChoiceRow
          key={stop.stopNo}
          title={shownStopLabel(stop)}
          info={stops.length > 1 ? personNames(draft.travellers, travellers) : null}
          price={stop.surcharge > 0 ? <StopSurcharge price={amountOf(stop.surcharge)} /> : null}
          isChosen
        />
      ))}
      {place === undefined ? null : <Notice tone="warning" title={t('boarding.notServed', { place })} />}
    </div>
  )
}
