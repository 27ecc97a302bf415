import type { SourceLocation } from './sourceLocation.ts'
import type { Readers } from './readers.ts'
import type { Effect } from './schemaChange.ts'

/**
 * Severity of a schema change: `breaks` stops pages or bookings, `less` removes content from pages, `watch` works but
 * should be reviewed, `safe` affects no code.
 */
export type Severity = 'breaks' | 'less' | 'watch' | 'safe'

/** In descending order. */
export const SEVERITIES: readonly Severity[] = ['breaks', 'less', 'watch', 'safe']

export interface Assessment {
  readonly harm: Severity
  /** Consequence for this project, in one sentence. */
  readonly meaning: string
}

export interface AssessmentInput {
  readonly readers: Readers
  /** Code that handles each value of the enum, without a default. */
  readonly cases: readonly SourceLocation[]
  /** Whether it is an addition that the platform lacks, which the proxy does not request. */
  readonly isMissing: boolean
}

/** Assesses a change by its effect and by the documents and code that use the changed element. */
export function assess(effect: Effect, { readers, cases, isMissing }: AssessmentInput): Assessment {
  const { documents, code } = readers
  if (effect === 'none') return { harm: 'safe', meaning: 'nothing to do' }
  if (documents.length === 0) return { harm: 'safe', meaning: 'no document uses it' }
  if (effect === 'unknownValue') return assessNewValue(cases)
  const isLeftOut = isMissing || documents.every(({ isPruned }) => isPruned)
  if (isLeftOut)
    return { harm: 'less', meaning: 'the proxy leaves it out of requests: pages show less, booking still works' }
  if (effect === 'nullable' && code.length === 0)
    return { harm: 'watch', meaning: 'selected, but no code depends on it' }
  return ASSESSMENTS[effect]
}

/** Assesses a renamed type: documents with its name fail, others only cache it under the old name. */
export function assessRename({ documents }: Readers, newName: string): Assessment {
  if (documents.length > 0)
    return { harm: 'breaks', meaning: `the documents below name the type: write «on ${newName}»` }
  return {
    harm: 'watch',
    meaning: 'no document names it; run `npm run schema:pull`, so that the cache knows the new name',
  }
}

function assessNewValue(cases: readonly SourceLocation[]): Assessment {
  if (cases.length === 0) return { harm: 'safe', meaning: 'no code switches over its values without a default' }
  return { harm: 'breaks', meaning: 'the code below has a case for each known value and no default' }
}

const ASSESSMENTS: Readonly<Record<Exclude<Effect, 'none' | 'unknownValue'>, Assessment>> = {
  lost: { harm: 'breaks', meaning: 'the platform rejects every document that selects it' },
  nullable: { harm: 'breaks', meaning: 'the code below reads it as never null' },
  demanding: { harm: 'breaks', meaning: 'the platform rejects requests that omit it' },
  lostValue: { harm: 'watch', meaning: 'the code below may handle a value that no longer occurs' },
  ending: { harm: 'watch', meaning: 'deprecated: it works until the platform removes it' },
  otherDefault: { harm: 'watch', meaning: 'omitting it now means something else' },
}
