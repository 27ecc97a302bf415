import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { walkFunnel } from '#tools/bench/funnelWalk.ts'
import { startHeavySite } from '#tools/bench/heavySite.ts'
import { userOf } from '#test/support/browser/userSimulator.ts'
import { newVisitor, PHONE } from '#test/support/browser/visitor.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'

const { browser } = withSite()

test('every action that is measured in the funnel can be carried out, and changes something', async () => {
  const heavy = await startHeavySite()
  try {
    const { page, problems, leave } = await newVisitor(await browser(), heavy.origin, { width: PHONE, height: 844 })
    const { press } = userOf(page)
    const key = async (field: Locator, name: string) => {
      await field.focus()
      await page.keyboard.press(name)
    }
    await walkFunnel(page, async ({ actions }) => {
      for (const { run } of actions) await run({ page, press, key })
    })
    expect(problems).toEqual([])
    await leave()
  } finally {
    await heavy.stop()
  }
})
