import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { PHONE } from '#test/support/browser.ts'
import { withSite } from '#test/support/house.ts'
import * as journey from '#test/support/journey.ts'
import { type MailServer, partsOf, startMailServer } from '#test/support/mail/mailServer.ts'

let server: MailServer | null = null
const house = withSite({ environment: async () => { server = await startMailServer(); return { SMTP_URL: server.url } } })
afterAll(() => server?.close())
mkdirSync('/tmp/shots/closing', { recursive: true })
test.each([PHONE, 1280])('shots %i', async (width) => {
  const { page } = await house.enter({ width, kept: await house.kept() })
  const shot = (name: string, fullPage = true) => page.screenshot({ path: `/tmp/shots/closing/${name}-${width}.png`, fullPage })
  await journey.open(page, journey.stepUrl('leistungen'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForTimeout(800)
  await shot('services-top', false)
  await page.evaluate(() => window.scrollTo(0, 100000))
  await page.waitForTimeout(500)
  await shot('services-end', false)
  await journey.openPayment(page)
  await page.getByRole('heading', { name: 'Wann Sie bezahlen' }).waitFor()
  await shot('payment')
  await journey.acceptTerms(page)
  await journey.bookButton(page).click()
  await journey.arriveAt(page, journey.steps.confirmation)
  await page.waitForTimeout(1500)
  await shot('confirmation-top', false)
  await shot('confirmation')
  await expect.poll(() => server?.mails.length ?? 0, { timeout: 15_000 }).toBeGreaterThan(0)
  const html = partsOf(server?.mails[0]?.raw ?? '').get('text/html') ?? ''
  writeFileSync('/tmp/shots/closing/mail.html', html)
  writeFileSync('/tmp/shots/closing/mail.txt', partsOf(server?.mails[0]?.raw ?? '').get('text/plain') ?? '')
  writeFileSync('/tmp/shots/closing/mail.eml', server?.mails[0]?.raw ?? '')
  const mail = await page.context().newPage()
  await mail.setContent(html)
  await mail.screenshot({ path: `/tmp/shots/closing/mail-${width}.png`, fullPage: true })
}, 120_000)
