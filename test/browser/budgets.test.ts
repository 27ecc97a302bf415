import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newVisitor, openBrowser, PHONE } from '#test/support/browser.ts'
import { firstView } from '#test/support/firstView.ts'
import * as journey from '#test/support/journey.ts'
import { JOURNEY_ENVIRONMENT, removeDirectory, startSite, type Site } from '#test/support/site.ts'

const KIB = 1024

let browser: Browser
let site: Site
let kept: journey.KeptState

beforeAll(async () => {
  ;[browser, site] = await Promise.all([openBrowser(), startSite({ environment: JOURNEY_ENVIRONMENT })])
  kept = await journey.keptAtPayment(await newVisitor(browser, site.origin))
})

afterAll(async () => {
  await browser.close()
  await site.stop()
  removeDirectory(site.directory)
})

// KiB. What both have in common (React, router and urql) is 101 of them.
const PUBLIC = { script: 126, whole: 145, requests: 20 }
const STEP = { script: 243, whole: 256, requests: 23 }

test.each([
  ['home', '/', PUBLIC],
  ['list', '/reisen', PUBLIC],
  ['travel', journey.TRAVEL_PATH, PUBLIC],
  ['content', '/rechtliches/agb', PUBLIC],
  ['first step', journey.stepUrl('start'), STEP],
  ['services', journey.stepUrl('leistungen'), STEP],
  ['people', journey.stepUrl('personen'), STEP],
  ['additional services', journey.stepUrl('zusatzleistungen'), STEP],
  ['payment', journey.stepUrl('zahlung'), STEP],
])('the first view of %s keeps its budget', async (_name, path, budget) => {
  const visitor = await newVisitor(browser, site.origin, { width: PHONE, kept })
  const view = await firstView(visitor, path)
  const { scriptBytes, styleBytes, pageBytes, fontBytes, requests, scripts } = view
  expect.soft(scriptBytes, scripts.join('\n')).toBeLessThanOrEqual(budget.script * KIB)
  expect.soft(scriptBytes + styleBytes + pageBytes).toBeLessThanOrEqual(budget.whole * KIB)
  expect.soft(fontBytes).toBeLessThanOrEqual(45 * KIB)
  expect.soft(requests).toBeLessThanOrEqual(budget.requests)
  await visitor.leave()
})
