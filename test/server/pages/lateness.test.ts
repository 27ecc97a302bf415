import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { watchLateness } from '#server/pages/lateness.ts'

test('the event loop is behind by the time it was held up, until a timer runs', async () => {
  const lateness = watchLateness()
  const begun = performance.now()
  while (performance.now() - begun < 300) JSON.stringify({})
  const held = lateness()
  expect(held).toBeGreaterThanOrEqual(300)
  await wait(60)
  expect(lateness()).toBeLessThan(held)
})
