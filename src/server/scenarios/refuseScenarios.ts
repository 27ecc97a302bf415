import type { RequestHandler } from 'express'

/** Request header with the scenarios of a single request. */
export const SCENARIO_HEADER = 'x-scenario'

/** Rejects the scenario header on a host without SCENARIOS=1. */
export const refuseScenarios: RequestHandler = (request, response, next) => {
  if (request.get(SCENARIO_HEADER) === undefined) next()
  else response.status(400).type('text').send('Scenarios are closed here; SCENARIOS=1 opens them.')
}
