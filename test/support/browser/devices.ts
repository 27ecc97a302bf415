import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type StoredBooking, storedBookings } from './bookings.ts'
import { openFirefox } from './installedBrowsers.ts'
import { heading, open } from './funnel.ts'
import { type SiteFixture, withSite } from './siteFixture.ts'
import { type SimulatedUser, userOf } from './userSimulator.ts'
import { LAPTOP, PHONE, type Visitor } from './visitor.ts'

/** A simulated user with a device. Beside the simulator there is only what every browser has: Back, and closing the window. */
export interface TaskUser extends SimulatedUser {
  readonly visitor: Visitor
  readonly page: Page
  readonly isPhone: boolean
  /** Opens the address the visit begins with. */
  readonly begin: (path: string) => Promise<void>
  /** Presses Back of the browser. */
  readonly goBack: () => Promise<void>
  /** Waits for a page or a step by its heading. */
  readonly arriveAt: (title: string | RegExp) => Promise<void>
  /** The first visible element with this text. */
  readonly words: (text: string | RegExp) => Locator
  readonly button: (name: string | RegExp) => Locator
  readonly link: (name: string | RegExp) => Locator
  readonly field: (name: string) => Locator
  /** The radio button or checkbox with this label. */
  readonly mark: (name: string | RegExp) => Locator
  /** Goes on to the next step by the nearest «Weiter»: on a phone that of the bar, while the other is out of sight. */
  readonly goOn: () => Promise<void>
  /** Waits until the total of the booking is this. */
  readonly seeTotal: (total: string) => Promise<void>
  /** The latest booking in the platform's storage. */
  readonly lastBooking: () => StoredBooking | undefined
}

interface Device {
  readonly device: string
  readonly site: SiteFixture
  readonly isPhone: boolean
}

export interface TaskOptions {
  /** Whether the laptop is one with Firefox. */
  readonly inFirefox?: boolean
  /** Whether the visit begins with a booking filled in up to the payment step. */
  readonly isBegun?: boolean
}

type Task = (sentence: string, carryOut: (user: TaskUser) => Promise<void>, options?: TaskOptions) => void

/**
 * Gives a file of tasks its devices: a phone that is touched, in Chromium, and a laptop with a mouse, in Chromium or Firefox.
 * Called once, outside of tests.
 */
export function withDevices(): { readonly site: SiteFixture; readonly task: Task } {
  const chromium = withSite()
  const firefox = withSite({ openBrowser: openFirefox })
  const phone: Device = { device: 'on a phone, by touch', site: chromium, isPhone: true }
  const laptop: Device = { device: 'on a laptop, by mouse', site: chromium, isPhone: false }
  const laptopWithFirefox: Device = { device: 'on a laptop, by mouse, in Firefox', site: firefox, isPhone: false }
  const task: Task = (sentence, carryOut, { inFirefox = false, isBegun = false } = {}) => {
    describe.each([phone, inFirefox ? laptopWithFirefox : laptop])('$device', ({ site, isPhone }) => {
      test(sentence, async () => {
        const begun = isBegun ? { storageState: await site.storageState() } : {}
        const visitor = await site.newVisitor({
          width: isPhone ? PHONE : LAPTOP,
          height: isPhone ? 844 : 900,
          ...begun,
        })
        await carryOut(taskUserOf(visitor, { site, isPhone }))
        expect(visitor.problems).toEqual([])
      })
    })
  }
  return { site: chromium, task }
}

/** The user of a page. */
export function taskUserOf(
  visitor: Visitor,
  { site, isPhone }: Pick<Device, 'site' | 'isPhone'>,
  page = visitor.page,
): TaskUser {
  const user = userOf(page)
  const seen = (part: Locator) => part.filter({ visible: true }).first()
  const button = (name: string | RegExp) => seen(page.getByRole('button', { name, exact: true }))
  const summary = page.locator('[data-funnel-bar]')
  return {
    ...user,
    visitor,
    page,
    isPhone,
    button,
    begin: (path) => open(page, path),
    goBack: async () => {
      await page.goBack()
    },
    arriveAt: (title) => heading(page, title).and(page.locator('h1:not([aria-busy=true] *)')).waitFor(),
    words: (text) => seen(page.getByText(text)),
    link: (name) => seen(page.getByRole('link', { name })),
    field: (name) =>
      seen(
        page
          .getByRole('textbox', { name, exact: true })
          .or(page.getByRole('searchbox', { name }))
          .or(page.getByRole('combobox', { name, exact: true })),
      ),
    mark: (name) => seen(page.getByRole('radio', { name }).or(page.getByRole('checkbox', { name }))),
    // The bar's button follows that of the step, and hides while that one is in the viewport.
    goOn: () =>
      user.press(
        page
          .getByRole('button', { name: 'Weiter', exact: true })
          .or(summary.locator('button[aria-hidden]'))
          .filter({ visible: true })
          .last(),
      ),
    seeTotal: async (total) => {
      await seen(summary.getByText(total, { exact: true }).last()).waitFor()
    },
    lastBooking: () => storedBookings(site.directory).at(-1),
  }
}
