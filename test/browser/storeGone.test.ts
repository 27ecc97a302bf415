import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runProgram } from '#test/support/docs/runIn.ts'
import { keepsEntries, seesPhone } from '#test/support/browser/faultInjection.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { JOURNEY_ENVIRONMENT, startSite } from '#test/support/browser/site.ts'
import { storedBookings } from '#test/support/browser/bookings.ts'

const site = withSite({ environment: () => Promise.resolve(JOURNEY_ENVIRONMENT) })

/** Somebody who has agreed to everything and is about to book. */
async function enter() {
  const { page } = await site.newVisitor({ storageState: await site.storageState() })
  await journey.openPayment(page)
  await journey.acceptTerms(page)
  return page
}

test('when the data vanish the visitor reads that nothing can be booked, keeps all entries, and the restored backup has what was booked before', async () => {
  const data = join(site.directory, '.data')
  const first = await enter()
  await journey.bookButton(first).click()
  await journey.arriveAt(first, journey.steps.confirmation)
  const orderNo = await journey.orderNumber(first)
  await runProgram(site.directory, ['admin/backup/backup.ts'])

  const page = await enter()
  // Again, where the site draws a picture into a folder that is being emptied.
  rmSync(data, { recursive: true, maxRetries: 10 })
  await journey.book(page)
  await page.getByText('Online buchen geht gerade nicht').waitFor()
  await seesPhone(page)
  await keepsEntries(page)
  expect((await fetch(`${site.origin}/reisen`)).status).toBe(200)

  const [backup = ''] = readdirSync(join(site.directory, '.backup'))
  const { output } = await runProgram(site.directory, ['admin/backup/restore.ts', `.backup/${backup}`])
  expect(output).toContain('Restored')
  const again = await startSite({ environment: JOURNEY_ENVIRONMENT, directory: site.directory })
  onTestFinished(async () => {
    await again.stop()
  })
  expect(storedBookings(site.directory)).toMatchObject([{ order_no: orderNo }])
})
