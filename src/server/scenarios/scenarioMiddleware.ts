import type { RequestHandler, Response } from 'express'
import { LRUCache } from 'lru-cache'
import { escapeHtml } from '#platform/text/escapeHtml.ts'
import { SCENARIO_HEADER } from './refuseScenarios.ts'
import { runWithScenarios, readRun, UnknownScenario, type ScenarioRun } from './faultInjection.ts'
import { SCENARIOS } from './scenarios.ts'

/** Query parameter of any page: sets the scenarios of all requests; empty ends them. */
const PARAMETER = 'scenario'

/** Maximum number of concurrent runs. */
const MOST_RUNS = 1000

/** Page that lists the scenarios. */
const PAGE = '/szenarien'

/**
 * Selects scenarios by header or query parameter, and lists them on a page. The header's part after `;` identifies a
 * run, so that tests with the same scenarios count attempts separately. For development and tests only.
 */
export function scenarioMiddleware(): RequestHandler {
  let everybody = { text: '', run: readRun('') }
  const runs = new LRUCache<string, ScenarioRun>({ max: MOST_RUNS })

  const runOf = (header: string): ScenarioRun => {
    const run = runs.get(header) ?? readRun(header.split(';')[0] ?? '')
    runs.set(header, run)
    return run
  }

  return (request, response, next) => {
    const [header, parameter] = [request.get(SCENARIO_HEADER), request.query[PARAMETER]]
    try {
      if (typeof parameter === 'string') everybody = { text: parameter, run: readRun(parameter) }
      if (request.path === PAGE) {
        sendPage(response, everybody.text)
        return
      }
      const run = header === undefined ? everybody.run : runOf(header)
      response.locals['hasActiveScenarios'] = run.active.length > 0
      runWithScenarios(run, next)
    } catch (error) {
      if (!(error instanceof UnknownScenario)) throw error
      response.status(400).type('text').send(`${error.message}. Choose one on ${PAGE}.`)
    }
  }
}

function sendPage(response: Response, chosen: string): void {
  const rows = SCENARIOS.map(({ name, meaning, operations }) => {
    const where = operations === null ? 'any, or one: <code>:Travel</code>' : operations.join(', ')
    return `<tr><th scope="row"><a href="?${PARAMETER}=${name}">${name}</a></th><td>${meaning}</td><td>${where}</td></tr>`
  })
  const nonce = String(response.locals['nonce'])
  response.set('Cache-Control', 'no-store').type('html').send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Scenarios</title>
<style nonce="${nonce}">body{font:1rem/1.5 system-ui;margin:2rem;max-width:60rem}th{text-align:left;font-weight:600}th,td{padding:.5rem 1rem .5rem 0;border-top:1px solid #ccc;vertical-align:top}</style></head>
<body><h1>Scenarios</h1>
<p>Playing for everybody: <strong>${escapeHtml(chosen === '' ? 'none' : chosen)}</strong> · <a href="?${PARAMETER}=">end them</a></p>
<p>Combine them with commas: <code>?${PARAMETER}=slow-platform,last-room-goes</code> in the address of any page. For one request alone: the header <code>${SCENARIO_HEADER}</code>.</p>
<table><thead><tr><th scope="col">Scenario</th><th scope="col">What a visitor meets</th><th scope="col">Operations</th></tr></thead><tbody>${rows.join('')}</tbody></table></body></html>`)
}
