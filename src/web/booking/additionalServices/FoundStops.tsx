import { memo, useState } from 'react'
import { shownStopLabel } from '#domain/booking/boarding/busStops.ts'
import type { BusStop } from '#domain/catalogue/busNetwork.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/additionalServices.ts'
import { Button } from '#web/ui/Button.tsx'
import { RadioRows } from '#web/ui/RadioRows.tsx'
import { StopMapPanel } from './StopMapPanel.tsx'
import { StopSurcharge } from './StopSurcharge.tsx'
import { useStopSearch, type FoundStop } from './useStopSearch.ts'

export interface FoundStopsProps {
  readonly legend: string
  readonly stops: readonly BusStop[]
  /** Null when none is chosen. */
  readonly stopNo: string | null
  readonly onChoose: (stopNo: string) => void
  /** Text of the search field. */
  readonly search: string
  /** Postcode and town of the traveller's address; null while unknown. */
  readonly home: string | null
}

/** The stops found by a search as radio rows, and the map of all. Memoised: renders per deferred search, not per key press. */
export const FoundStops = memo(function FoundStops({ legend, stops, stopNo, onChoose, search, home }: FoundStopsProps) {
  const [isWhole, setIsWhole] = useState(false)
  const { isLong, isCut, found, message } = useStopSearch({ stops, stopNo, search, home, isWhole })
  return (
    <>
      <p role="status" hidden={message === ''}>
        {message}
      </p>
      <RadioRows legend={legend} isLegendHidden options={useStopOptions(found)} value={stopNo} onChange={onChoose} />
      {isLong && search.trim() === '' ? (
        <div>
          <Button look="quiet" aria-expanded={!isCut} onClick={() => setIsWhole(!isWhole)}>
            {isCut ? t('boarding.showAll', { count: stops.length }) : t('boarding.showFewer')}
          </Button>
        </div>
      ) : null}
      <StopMapPanel stops={foundFirst(stops, found)} stopNo={stopNo} onChoose={onChoose} />
    </>
  )
})

/** All stops, the found ones first: their labels have priority on the map. */
function foundFirst(stops: readonly BusStop[], found: readonly FoundStop[]): readonly BusStop[] {
  const order = found.map(({ stop }) => stop.stopNo)
  const rank = ({ stopNo }: BusStop) => (order.includes(stopNo) ? order.indexOf(stopNo) : order.length)
  return [...stops].sort((a, b) => rank(a) - rank(b))
}

function useStopOptions(found: readonly FoundStop[]) {
  const { amountOf } = useBooking()
  return found.map(({ stop, kilometres, from }) => ({
    value: stop.stopNo,
    title: shownStopLabel(stop),
    info: infoOf(
      stop,
      kilometres === null
        ? placeOf(stop)
        : t('boarding.distance', { count: Math.max(1, Math.round(kilometres)), place: from ?? '' }),
    ),
    price: stop.surcharge > 0 ? <StopSurcharge price={amountOf(stop.surcharge)} /> : null,
  }))
}

function infoOf({ isNextDay }: BusStop, place: string | null): string | null {
  const facts = [isNextDay ? t('boarding.nextDay') : null, place].filter((fact) => fact !== null)
  return facts.length === 0 ? null : facts.join(' · ')
}

/** The town, unless the name contains it. */
function placeOf({ city, name }: BusStop): string | null {
  return city === null || name.includes(city) ? null : city
}
