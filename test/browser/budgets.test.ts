import { expect, test } from 'vitest'
import { PHONE } from '#test/support/browser.ts'
import { firstView } from '#test/support/firstView.ts'
import { withSite } from '#test/support/house.ts'
import * as journey from '#test/support/journey.ts'

const house = withSite()

const KIB = 1024

// KiB. What both have in common (React, router and urql) is 101 of them.
const PUBLIC = { script: 135, whole: 159, requests: 18 }
const TRAVEL = { script: 146, whole: 176, requests: 20 }
const STEP = { script: 194, whole: 217, requests: 23 }

test.each([
  ['home', '/', PUBLIC],
  ['list', '/reisen', PUBLIC],
  ['travel', journey.TRAVEL_PATH, TRAVEL],
  ['content', '/rechtliches/agb', PUBLIC],
  ['first step', journey.stepUrl('start'), STEP],
  ['services', journey.stepUrl('leistungen'), STEP],
  ['people', journey.stepUrl('personen'), STEP],
  ['additional services', journey.stepUrl('zusatzleistungen'), STEP],
  ['payment', journey.stepUrl('zahlung'), STEP],
])('the first view of %s keeps its budget', async (_name, path, budget) => {
  const visitor = await house.enter({ width: PHONE, kept: await house.kept() })
  const view = await firstView(visitor, path)
  const { scriptBytes, styleBytes, pageBytes, fontBytes, requests, scripts } = view
  expect.soft(scriptBytes, scripts.join('\n')).toBeLessThanOrEqual(budget.script * KIB)
  expect.soft(scriptBytes + styleBytes + pageBytes).toBeLessThanOrEqual(budget.whole * KIB)
  expect.soft(fontBytes).toBeLessThanOrEqual(18 * KIB)
  expect.soft(requests).toBeLessThanOrEqual(budget.requests)
})
