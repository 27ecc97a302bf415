import type { Traveller } from '#domain/booking/draft/person.ts'
import { personName } from './personName.ts'

/** Names of some travellers in brackets, to stand behind what they have: « (Anna Muster)»; empty for nobody and for all. */
export function namesUnlessAll(indexes: readonly number[], travellers: readonly Traveller[]): string {
  if (indexes.length === 0 || indexes.length === travellers.length) return ''
  return ` (${indexes.map((index) => personName(travellers, index)).join(', ')})`
}
