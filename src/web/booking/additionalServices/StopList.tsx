import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { stopLabel, stopsMatching } from '#domain/booking/busStops.ts'
import type { BusStop } from '#domain/catalogue/busNetwork.ts'
import { formatMoney } from '#domain/money.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/booking.ts'
import { Button } from '#web/ui/Button.tsx'
import { RadioRows } from '#web/ui/RadioRows.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { StopSurcharge } from './StopSurcharge.tsx'

/** Up to so many stops are seen at one look; more are searched. */
const SEEN_AT_ONCE = 6

interface Props {
  readonly legend: string
  readonly stops: readonly BusStop[]
  /** Null when none is chosen. */
  readonly stopNo: string | null
  readonly onChoose: (stopNo: string) => void
}

const Stack = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } })

/** The stops of one direction with time and surcharge, to choose one for all. */
export function StopList({ legend, stops, stopNo, onChoose }: Props) {
  const [search, setSearch] = useState('')
  const [isWhole, setIsWhole] = useState(false)
  const searchId = useId()
  const isLong = stops.length > SEEN_AT_ONCE
  const found = stopsMatching(stops, search)
  const isCut = isLong && !isWhole && search.trim() === ''
  const shown = isCut ? found.slice(0, SEEN_AT_ONCE) : found
  // The choice stays in sight whatever is searched.
  const chosen = stops.filter((stop) => stop.stopNo === stopNo && !shown.includes(stop))
  return (
    <Stack>
      {isLong ? (
        <TextField
          id={searchId}
          type="search"
          label={t('boarding.search')}
          autoComplete="off"
          value={search}
          onChange={({ currentTarget: { value } }) => setSearch(value)}
        />
      ) : null}
      <chakra.p role="status" srOnly={found.length > 0} hidden={search.trim() === ''}>
        {t('boarding.found', { count: found.length })}
      </chakra.p>
      <RadioRows legend={legend} isLegendHidden options={useStopOptions([...chosen, ...shown])} value={stopNo} onChange={onChoose} />
      {isCut ? (
        <div>
          <Button look="quiet" onClick={() => setIsWhole(true)}>
            {t('boarding.showAll', { count: stops.length })}
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}

function useStopOptions(stops: readonly BusStop[]) {
  const { offer } = useBooking()
  const currency = offer.pricing?.currency ?? 'CHF'
  return stops.map((stop) => ({
    value: stop.stopNo,
    title: stopLabel(stop),
    info: stop.city,
    price: stop.surcharge > 0 ? <StopSurcharge price={formatMoney({ centimes: stop.surcharge, currency })} /> : null,
  }))
}
