import type { Values } from '#server/documents/graphRequest.ts'
import type { WireAnswer } from './faults.ts'

/** One question to the platform while a scenario plays. */
export interface ScenarioCall {
  readonly operation: string
  readonly variables: Values
  /** 1 for the first question of this operation since the scenario began. */
  readonly attempt: number
  /** Asks the platform, and answers the body of its answer. */
  readonly ask: (variables: Values) => Promise<string>
}

/** A named state of the platform, for development and tests. Scenarios can be combined: each passes on what it leaves alone. */
export interface Scenario {
  /** As it is written in an address: `last-room-goes`. */
  readonly name: string
  /** What a visitor meets, in one sentence. */
  readonly meaning: string
  /** Operations it changes; null where any can be named behind a colon, `html:Travel`. */
  readonly operations: readonly string[] | null
  /** What arrives instead; null where the line is cut. */
  readonly play: (call: ScenarioCall) => Promise<WireAnswer | null>
}
