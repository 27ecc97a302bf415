import type { Log } from '#server/log/log.ts'

/** Deviation of a response field from the contract. `refused`: unusable; `coerced` and `completed`: usable. */
export interface Finding {
  readonly kind: 'coerced' | 'completed' | 'refused'
  /** `Travel.minPrice` */
  readonly coordinate: string
}

/** Number of findings by kind since the start, for operators. */
export type FindingCounts = Readonly<Record<Finding['kind'], number>>

/** Counts findings and logs the first one of each field, without the value, which may be personal data. */
export interface FindingLog {
  readonly note: (finding: Finding, operation: string) => void
  readonly counts: () => FindingCounts
}

export function createFindingLog(log: Log): FindingLog {
  const counts = { coerced: 0, completed: 0, refused: 0 }
  const logged = new Set<string>()
  return {
    note: ({ kind, coordinate }, operation) => {
      counts[kind] += 1
      const key = `${kind} ${coordinate}`
      if (logged.has(key)) return
      logged.add(key)
      if (kind === 'refused') log.warn({ field: coordinate, operation }, 'A field of the platform cannot be used')
      else log.info({ field: coordinate, operation, kind }, 'A field of the platform is adapted to the contract')
    },
    counts: () => ({ ...counts }),
  }
}
