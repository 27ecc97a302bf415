import type { Values } from '#server/documents/graphRequest.ts'
import type { WireAnswer } from './faults.ts'

/** A call to the platform during a scenario. */
export interface ScenarioCall {
  readonly operation: string
  readonly variables: Values
  /** Number of calls of this operation in this run, including this one. */
  readonly attempt: number
  /** Calls the platform; resolves to the body of its answer. */
  readonly ask: (variables: Values) => Promise<string>
}

/** Named fault injection for development and tests. Scenarios can be combined: each forwards the calls it does not change. */
export interface Scenario {
  /** Name in header and URL: `last-room-goes`. */
  readonly name: string
  /** Effect for the visitor, in one sentence. */
  readonly meaning: string
  /** Affected operations; null: all, or the one after a colon, `html:Travel`. */
  readonly operations: readonly string[] | null
  /** Replaces the platform's answer; null for a connection reset. */
  readonly play: (call: ScenarioCall) => Promise<WireAnswer | null>
}
