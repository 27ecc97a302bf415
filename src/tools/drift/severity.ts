import type { Place } from './place.ts'
import type { Readers } from './readers.ts'
import type { Effect } from './schemaChange.ts'

/**
 * How much a change touches us: `breaks` stops pages or bookings, `less` costs a page something without breaking it,
 * `watch` works and asks for a look, `safe` is read by nobody.
 */
export type Severity = 'breaks' | 'less' | 'watch' | 'safe'

/** The worst first. */
export const SEVERITIES: readonly Severity[] = ['breaks', 'less', 'watch', 'safe']

export interface Assessment {
  readonly harm: Severity
  /** What the change means here, in one sentence. */
  readonly meaning: string
}

export interface AssessmentInput {
  readonly readers: Readers
  /** Code that has something for each value of the enum, and nothing for another. */
  readonly cases: readonly Place[]
  /** An addition that the platform lacks: the proxy takes it out of what it forwards. */
  readonly isMissing: boolean
}

/** What a change with an effect does to those who use its subject. */
export function assess(effect: Effect, { readers, cases, isMissing }: AssessmentInput): Assessment {
  const { documents, code } = readers
  if (effect === 'none') return { harm: 'safe', meaning: 'nothing to do' }
  if (documents.length === 0) return { harm: 'safe', meaning: 'no document uses it' }
  if (effect === 'unknownValue') return assessNewValue(cases)
  const isLeftOut = isMissing || documents.every(({ isPruned }) => isPruned)
  if (isLeftOut) return { harm: 'less', meaning: 'the proxy leaves it out: pages show less, and still book' }
  if (effect === 'nullable' && code.length === 0)
    return { harm: 'watch', meaning: 'asked for, and no code relies on it' }
  return ASSESSMENTS[effect]
}

/** A type under a new name: documents that name it fail, all others only store it under a name of yesterday. */
export function assessRename({ documents }: Readers, newName: string): Assessment {
  if (documents.length > 0) return { harm: 'breaks', meaning: `these name the type: write «on ${newName}»` }
  return { harm: 'watch', meaning: 'no document names it; pull the schema, so that the cache knows the new name' }
}

function assessNewValue(cases: readonly Place[]): Assessment {
  if (cases.length === 0) return { harm: 'safe', meaning: 'nothing tells its values apart without a default' }
  return { harm: 'breaks', meaning: 'these have a case for each value and none for a new one' }
}

const ASSESSMENTS: Readonly<Record<Exclude<Effect, 'none' | 'unknownValue'>, Assessment>> = {
  lost: { harm: 'breaks', meaning: 'the platform refuses each document that uses it, as a whole' },
  nullable: { harm: 'breaks', meaning: 'these rely on a value being there' },
  demanding: { harm: 'breaks', meaning: 'the platform refuses what does not hand it in' },
  lostValue: { harm: 'watch', meaning: 'a value these may know does not come any more' },
  ending: { harm: 'watch', meaning: 'it works until the platform takes it away' },
  otherDefault: { harm: 'watch', meaning: 'what is not handed in means something else now' },
}
