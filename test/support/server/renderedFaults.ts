import { type Fault, FAULTS, HOLLOW_FAULTS } from '#server/scenarios/faults.ts'

/** Faults of a platform that a page the host renders cannot tell from another one; a unit test of `renderQueries` holds it. */
export const ALIKE: readonly (readonly [fault: Fault, kind: Fault])[] = [
  ['lost answer', 'lost request'],
  ['HTTP 500', 'HTML'],
  ['broken JSON', 'HTML'],
  ['empty body', 'HTML'],
]

/** One fault of each kind, answers without data among them. */
export const renderedFaults: readonly Fault[] = [...FAULTS, ...HOLLOW_FAULTS].filter(
  (fault) => !ALIKE.some(([alike]) => alike === fault),
)
