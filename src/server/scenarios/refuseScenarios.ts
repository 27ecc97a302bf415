import type { RequestHandler } from 'express'

/** Chooses scenarios for one request alone. */
export const SCENARIO_HEADER = 'x-scenario'

/** Where scenarios are closed, who asks for one is told. */
export const refuseScenarios: RequestHandler = (request, response, next) => {
  if (request.get(SCENARIO_HEADER) === undefined) next()
  else response.status(400).type('text').send('Scenarios are closed here; SCENARIOS=1 opens them.')
}
