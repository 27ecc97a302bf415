import { AsyncLocalStorage } from 'node:async_hooks'
import { isValues, type Values } from '#server/documents/graphRequest.ts'
import type { Endpoint } from '#server/proxy/upstream.ts'
import { wholeAnswer, type WireAnswer } from './faults.ts'
import type { Scenario, ScenarioCall } from './scenario.ts'
import { SCENARIOS } from './scenarios.ts'

/** A selected scenario, `html:Travel`. */
export interface ActiveScenario {
  readonly scenario: Scenario
  /** The operation it is restricted to; null: those of the scenario. */
  readonly operation: string | null
}

/** The active scenarios of a request, and the number of calls by operation. */
export interface ScenarioRun {
  readonly active: readonly ActiveScenario[]
  readonly attempts: Map<string, number>
}

/** Unknown scenario name. */
export class UnknownScenario extends Error {
  override readonly name = 'UnknownScenario'
}

/** Reads `last-room-goes,html:Travel`. @throws UnknownScenario */
export function readRun(text: string): ScenarioRun {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return { active: names.map(readActive), attempts: new Map() }
}

function readActive(text: string): ActiveScenario {
  const [name, operation = null] = text.split(':')
  const scenario = SCENARIOS.find((known) => known.name === name)
  if (scenario === undefined) throw new UnknownScenario(`There is no scenario «${text}»`)
  return { scenario, operation }
}

const storage = new AsyncLocalStorage<ScenarioRun>()

/** Applies scenarios to all platform calls of `work`. */
export function runWithScenarios<Result>(run: ScenarioRun, work: () => Result): Result {
  return storage.run(run, work)
}

/** Whether scenarios are active for the current request. */
export function hasActiveScenarios(): boolean {
  return currentRun() !== null
}

/** Null without active scenarios. */
function currentRun(): ScenarioRun | null {
  const run = storage.getStore() ?? null
  return run === null || run.active.length === 0 ? null : run
}

/** Applies the scenarios of the current request to the platform's endpoint. */
export function withFaultInjection(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    fetch: async (request, operationName) => {
      const run = currentRun()
      return run === null ? endpoint.fetch(request, operationName) : toResponse(await play(run, request, endpoint))
    },
  }
}

async function play(run: ScenarioRun, request: Request, endpoint: Endpoint): Promise<WireAnswer | null> {
  const body: unknown = await request.clone().json()
  const graphRequest: Values = isValues(body) ? body : {}
  const operation = String(graphRequest['operationName'])
  const attempt = (run.attempts.get(operation) ?? 0) + 1
  run.attempts.set(operation, attempt)
  const ask = async (variables: Values) => {
    const response = await endpoint.fetch(
      new Request(request, { body: JSON.stringify({ ...graphRequest, variables }) }),
      operation,
    )
    return response.text()
  }
  const variables = isValues(graphRequest['variables']) ? graphRequest['variables'] : {}
  const parts = run.active.filter((played) => touches(played, operation)).map(({ scenario }) => scenario)
  return playAll(parts, { operation, variables, attempt, ask })
}

/** Chains scenarios: the first one is outermost and calls the next. */
function playAll([first, ...others]: readonly Scenario[], call: ScenarioCall): Promise<WireAnswer | null> {
  if (first === undefined) return call.ask(call.variables).then(wholeAnswer)
  const ask = async (variables: Values) => {
    const answer = await playAll(others, { ...call, variables })
    if (answer === null) throw connectionReset()
    return answer.body
  }
  return first.play({ ...call, ask })
}

function touches({ scenario, operation: wanted }: ActiveScenario, operation: string): boolean {
  return wanted === null
    ? scenario.operations === null || scenario.operations.includes(operation)
    : wanted === operation
}

function toResponse(answer: WireAnswer | null): Response {
  if (answer === null) throw connectionReset()
  return new Response(answer.body, { status: answer.status, headers: { 'Content-Type': answer.contentType } })
}

/** The error of `fetch` when a connection is reset. */
function connectionReset(): Error {
  return new TypeError('fetch failed', {
    cause: Object.assign(new Error('Connection reset by the scenario'), { code: 'ECONNRESET' }),
  })
}
