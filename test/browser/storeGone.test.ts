import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runProgram } from '#test/support/docs/command.ts'
import { keepsEntries, seesPhone } from '#test/support/faultySite.ts'
import { withSite } from '#test/support/house.ts'
import * as journey from '#test/support/journey.ts'
import { JOURNEY_ENVIRONMENT, startSite } from '#test/support/site.ts'
import { storedBookings } from '#test/support/storedBookings.ts'

const house = withSite({ environment: () => Promise.resolve(JOURNEY_ENVIRONMENT) })

/** Somebody who has agreed to everything and is about to book. */
async function enter() {
  const { page } = await house.enter({ kept: await house.kept() })
  await journey.openPayment(page)
  await journey.acceptTerms(page)
  return page
}

test('when the data vanish the visitor reads that nothing can be booked, keeps all entries, and the restored backup has what was booked before', async () => {
  const data = join(house.directory, '.data')
  const first = await enter()
  await journey.bookButton(first).click()
  await journey.arriveAt(first, journey.steps.confirmation)
  const orderNo = await journey.orderNumber(first)
  await runProgram(house.directory, ['admin/backup/backup.ts'])

  const page = await enter()
  rmSync(data, { recursive: true })
  await journey.book(page)
  await page.getByText('Online buchen geht gerade nicht').waitFor()
  await seesPhone(page)
  await keepsEntries(page)
  expect((await fetch(`${house.origin}/reisen`)).status).toBe(200)

  const [backup = ''] = readdirSync(join(house.directory, '.backup'))
  const { output } = await runProgram(house.directory, ['admin/backup/restore.ts', `.backup/${backup}`])
  expect(output).toContain('Restored')
  const again = await startSite({ environment: JOURNEY_ENVIRONMENT, directory: house.directory })
  onTestFinished(async () => {
    await again.stop()
  })
  expect(storedBookings(house.directory)).toMatchObject([{ order_no: orderNo }])
})
