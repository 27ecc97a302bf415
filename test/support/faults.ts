import {
  faultyAnswer as answerOf,
  FAULTS,
  HOLLOW_FAULTS,
  scenarioOf,
  type Fault,
  type WireAnswer,
} from '#server/scenarios/faults.ts'
import { SCENARIO_HEADER } from '#server/scenarios/refuseScenarios.ts'

export type { Fault }

/** What goes wrong between two who talk HTTP, as in the scenarios. */
export const faults: readonly Fault[] = FAULTS

/** Every way in which an answer can be missing or hollow. */
export const everyFault: readonly Fault[] = [...FAULTS, ...HOLLOW_FAULTS]

/** Faults after which there is no data; after a slow answer there is. */
export const failures = faults.filter((fault) => fault !== 'slow')

/** A slow answer is this late, in milliseconds; longer than a page on a hurrying clock takes to show that it waits. */
const SLOW_MS = 300

/** What arrives in the browser instead of an answer; null where the line is cut. */
export function faultyAnswer(fault: Fault, ask: () => Promise<string>): Promise<WireAnswer | null> {
  return answerOf(fault, { ask, slowMs: SLOW_MS })
}

/** Headers of a request for which these operations fail between host and platform. */
export function failing(operations: readonly string[], fault: Fault): Record<string, string> {
  return { [SCENARIO_HEADER]: operations.map((operation) => `${scenarioOf(fault)}:${operation}`).join(',') }
}
