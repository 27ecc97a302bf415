import { faultyAnswer as answerOf, FAULTS, type Fault, type WireAnswer } from '#server/scenarios/faults.ts'

export type { Fault }

/** What goes wrong between two who talk HTTP, as in the scenarios. */
export const faults = FAULTS.filter((fault) => fault !== 'broken JSON')

/** Faults after which there is no data; after a slow answer there is. */
export const failures = faults.filter((fault) => fault !== 'slow')

/** A slow answer is this late, in milliseconds; longer than a page on a hurrying clock takes to show that it waits. */
const SLOW_MS = 300

/** What arrives instead of an answer; null where the line is cut. */
export function faultyAnswer(fault: Fault, ask: () => Promise<string>): Promise<WireAnswer | null> {
  return answerOf(fault, { ask, slowMs: SLOW_MS })
}
