import type { SourceLocation } from './sourceLocation.ts'
import type { Readers } from './readers.ts'
import type { Effect } from './schemaChange.ts'

/**
 * Severity of a schema change for this project: `breaking` stops pages or bookings, `degrading` removes content from
 * pages, `dangerous` works but has to be reviewed, `safe` affects no code. Schema tools such as GraphQL Inspector have the
 * same words without `degrading`, and rate a change for any client.
 */
export type Severity = 'breaking' | 'degrading' | 'dangerous' | 'safe'

/** In descending order. */
export const SEVERITIES: readonly Severity[] = ['breaking', 'degrading', 'dangerous', 'safe']

export interface Assessment {
  readonly severity: Severity
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
  if (effect === 'none') return { severity: 'safe', meaning: 'nothing to do' }
  if (documents.length === 0) return { severity: 'safe', meaning: 'no document uses it' }
  if (effect === 'unknownValue') return assessNewValue(cases)
  const isLeftOut = isMissing || documents.every(({ isPruned }) => isPruned)
  if (isLeftOut)
    return {
      severity: 'degrading',
      meaning: 'the proxy leaves it out of requests: pages show less, booking still works',
    }
  if (effect === 'nullable' && code.length === 0)
    return { severity: 'dangerous', meaning: 'selected, but no code depends on it' }
  return ASSESSMENTS[effect]
}

/** Assesses a renamed type: documents with its name fail, others only cache it under the old name. */
export function assessRename({ documents }: Readers, newName: string): Assessment {
  if (documents.length > 0)
    return { severity: 'breaking', meaning: `the documents below name the type: write «on ${newName}»` }
  return {
    severity: 'dangerous',
    meaning: 'no document names it; run `npm run schema:pull`, so that the cache knows the new name',
  }
}

function assessNewValue(cases: readonly SourceLocation[]): Assessment {
  if (cases.length === 0) return { severity: 'safe', meaning: 'no code switches over its values without a default' }
  return { severity: 'breaking', meaning: 'the code below has a case for each known value and no default' }
}

const ASSESSMENTS: Readonly<Record<Exclude<Effect, 'none' | 'unknownValue'>, Assessment>> = {
  lost: { severity: 'breaking', meaning: 'the platform rejects every document that selects it' },
  nullable: { severity: 'breaking', meaning: 'the code below reads it as never null' },
  demanding: { severity: 'breaking', meaning: 'the platform rejects requests that omit it' },
  lostValue: { severity: 'dangerous', meaning: 'the code below may handle a value that no longer occurs' },
  ending: { severity: 'dangerous', meaning: 'deprecated: it works until the platform removes it' },
  otherDefault: { severity: 'dangerous', meaning: 'omitting it now means something else' },
}
