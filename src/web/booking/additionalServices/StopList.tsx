import { useId, useState } from 'react'
import { shownStopLabel } from '#domain/booking/busStops.ts'
import { hostOf } from '#domain/booking/sharedAddress.ts'
import { hasTowns, isPostcode, tidyPostcode } from '#domain/booking/postcode.ts'
import type { BusStop } from '#domain/catalogue/busNetwork.ts'
import { formatMoney } from '#domain/money.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/additionalServices.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { RadioRows } from '#web/ui/RadioRows.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { StopMapPanel } from './StopMapPanel.tsx'
import { StopSurcharge } from './StopSurcharge.tsx'
import { useStopSearch } from './useStopSearch.ts'
import type { FoundStop } from './useStopSearch.ts'

interface Props {
  readonly legend: string
  readonly stops: readonly BusStop[]
  /** Null when none is chosen. */
  readonly stopNo: string | null
  /** Place of the traveller in question; of the first where one stop is chosen for all. */
  readonly travellerIndex?: number
  readonly onChoose: (stopNo: string) => void
}

const Stack = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } })

/** The stops of one direction with time and surcharge, to choose one: searched by name, postcode or from one's home. */
export function StopList({ legend, stops, stopNo, travellerIndex = 0, onChoose }: Props) {
  const searchId = useId()
  const [search, setSearch] = useState('')
  const [isWhole, setIsWhole] = useState(false)
  const home = useHomePostcode(travellerIndex)
  const { isLong, isCut, found, message } = useStopSearch({ stops, stopNo, search, isWhole })
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
      {isLong && home !== null ? (
        <div>
          <Button look="quiet" aria-pressed={search === home} onClick={() => setSearch(search === home ? '' : home)}>
            {t('boarding.nearHome', { place: home })}
          </Button>
        </div>
      ) : null}
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
      <StopMapPanel stops={stops} stopNo={stopNo} onChoose={onChoose} />
    </Stack>
  )
}

/** Postcode and town of a traveller, which is where one sets out from; null abroad and while unknown. */
function useHomePostcode(travellerIndex: number): string | null {
  const { draft } = useBooking()
  const host = draft.travellers[hostOf(draft, travellerIndex)]
  if (host === undefined || !hasTowns(host.country) || !isPostcode(host.zip, host.country)) return null
  return `${tidyPostcode(host.zip, host.country)} ${host.city}`.trim()
}

function useStopOptions(found: readonly FoundStop[]) {
  const { offer } = useBooking()
  const currency = offer.pricing?.currency ?? 'CHF'
  return found.map(({ stop, kilometres, from }) => ({
    value: stop.stopNo,
    title: shownStopLabel(stop),
    info: infoOf(stop, kilometres === null ? placeOf(stop) : t('boarding.distance', { count: Math.max(1, Math.round(kilometres)), place: from ?? '' })),
    price: stop.surcharge > 0 ? <StopSurcharge price={formatMoney({ centimes: stop.surcharge, currency })} /> : null,
  }))
}

function infoOf({ isNextDay }: BusStop, place: string | null): string | null {
  const facts = [isNextDay ? t('boarding.nextDay') : null, place].filter((fact) => fact !== null)
  return facts.length === 0 ? null : facts.join(' · ')
}

/** The town, where the name does not tell it already. */
function placeOf({ city, name }: BusStop): string | null {
  return city === null || name.includes(city) ? null : city
}
