import { expect, test } from 'vitest'
import { firstView } from '#test/support/browser/firstView.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import { PHONE } from '#test/support/browser/visitor.ts'

const site = withSite()

const KIB = 1024

/** KiB of React, router and urql, which every view has: one with less was not counted to its end. */
const COMMON = 101

// KiB.
const PUBLIC = { script: 138, whole: 162, requests: 18 }
const CONTENT = { ...PUBLIC, script: 125 }
const TRAVEL = { script: 149, whole: 180, requests: 20 }
const STEP = { script: 199, whole: 222, requests: 23 }
/** Has the names of the countries people come from. */
const PAYMENT = { ...STEP, script: 201 }

test.each([
  ['home', '/', PUBLIC],
  ['list', '/reisen', PUBLIC],
  ['travel', journey.TRAVEL_PATH, TRAVEL],
  ['content', '/rechtliches/agb', CONTENT],
  ['first step', journey.stepUrl('start'), STEP],
  ['services', journey.stepUrl('leistungen'), STEP],
  ['people', journey.stepUrl('personen'), STEP],
  ['additional services', journey.stepUrl('zusatzleistungen'), STEP],
  ['payment', journey.stepUrl('zahlung'), PAYMENT],
])('the first view of %s keeps its budget', async (_name, path, budget) => {
  const visitor = await site.newVisitor({ width: PHONE, storageState: await site.storageState() })
  const view = await firstView(visitor, path)
  const { scriptBytes, styleBytes, pageBytes, fontBytes, requests, scripts } = view
  const largest = scripts.map(({ bytes, path: file }) => `${bytes} ${file}`)
  expect.soft(scriptBytes).toBeGreaterThan(COMMON * KIB)
  expect.soft(scriptBytes, largest.join('\n')).toBeLessThanOrEqual(budget.script * KIB)
  expect.soft(scriptBytes + styleBytes + pageBytes).toBeLessThanOrEqual(budget.whole * KIB)
  // The letters a page carries: every other one costs a file.
  expect.soft(fontBytes).toBeLessThanOrEqual(18 * KIB)
  expect.soft(requests).toBeLessThanOrEqual(budget.requests)
})
