import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { walkFunnel, withHeavySite } from '#tools/bench/funnelWalk.ts'
import { userOf } from '#test/support/browser/userSimulator.ts'
import { newVisitor, PHONE } from '#test/support/browser/visitor.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'

const { browser } = withSite()

test('every action that is measured in the funnel can be carried out, and changes something', async () => {
  await withHeavySite(async (origin) => {
    const { page, problems, leave } = await newVisitor(await browser(), origin, { width: PHONE, height: 844 })
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
  })
})
