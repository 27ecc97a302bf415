import { useDeferredValue, useId, useState } from 'react'
import { hasTowns, isPostcode, tidyPostcode } from '#domain/booking/people/postcode.ts'
import { hostOf } from '#domain/booking/people/contactRules.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/additionalServices.ts'
import { chakra } from '#web/theme/chakra.ts'
import { TextField } from '#web/ui/TextField.tsx'
import { FoundStops, type FoundStopsProps } from './FoundStops.tsx'
import { isLongList } from './useStopSearch.ts'

interface Props extends Omit<FoundStopsProps, 'search' | 'home'> {
  /** Index of the traveller whose address counts; the first if one stop is chosen for all. */
  readonly travellerIndex?: number
}

const Stack = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } })

/** The stops of one direction with time and surcharge: the nearest to the traveller's address first, or a search. */
export function StopList({ travellerIndex = 0, ...choice }: Props) {
  const searchId = useId()
  const [search, setSearch] = useState('')
  // Deferred, so that typing is not delayed by the search.
  const searched = useDeferredValue(search)
  const home = useHomePostcode(travellerIndex)
  const isLong = isLongList(choice.stops)
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
      <FoundStops {...choice} home={home} search={searched} />
    </Stack>
  )
}

/** Postcode and town of the traveller's address; null abroad and while unknown. */
function useHomePostcode(travellerIndex: number): string | null {
  const { draft } = useBooking()
  const host = draft.travellers[hostOf(draft, travellerIndex)]
  if (host === undefined || !hasTowns(host.country) || !isPostcode(host.zip, host.country)) return null
  return `${tidyPostcode(host.zip, host.country)} ${host.city}`.trim()
}
