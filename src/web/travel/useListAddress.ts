import { useAtomValue } from 'jotai'
import { toFilterQuery } from '#domain/travels/filter.ts'
import { travelFilterAtom } from '#state/travelFilter.ts'

/** Address of the travel list as the visitor last filtered it. */
export function useListAddress(): string {
  const query = toFilterQuery(useAtomValue(travelFilterAtom)).toString()
  return query === '' ? '/reisen' : `/reisen?${query}`
}
