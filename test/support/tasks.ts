import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { LAPTOP, PHONE, type Visitor } from './browser.ts'
import { openFirefox } from './firefox.ts'
import { handOf, type Hand } from './hand.ts'
import { withSite, type House } from './house.ts'
import { heading, open } from './journey.ts'
import { storedBookings, type StoredBooking } from './storedBookings.ts'

/** Somebody with a task and a device. Besides the hand there is what every browser has: Back, and closing the window. */
export interface Errand extends Hand {
  readonly visitor: Visitor
  readonly page: Page
  readonly isPhone: boolean
  /** Types the one address the visit begins with. */
  readonly begin: (path: string) => Promise<void>
  /** Presses Back of the browser. */
  readonly goBack: () => Promise<void>
  /** Waits for a page or a step by its heading. */
  readonly arriveAt: (title: string | RegExp) => Promise<void>
  /** What reads so and can be seen. */
  readonly words: (text: string | RegExp) => Locator
  readonly button: (name: string | RegExp) => Locator
  readonly link: (name: string | RegExp) => Locator
  readonly field: (name: string) => Locator
  /** The mark, a circle or a box, beside these words. */
  readonly mark: (name: string | RegExp) => Locator
  /** Goes on to the next step by the nearest «Weiter»: on a phone that of the bar, while the other is out of sight. */
  readonly goOn: () => Promise<void>
  /** Waits until the total of the booking is this. */
  readonly seeTotal: (total: string) => Promise<void>
  /** What the operator has received last. */
  readonly lastBooking: () => StoredBooking | undefined
}

interface Device {
  readonly device: string
  readonly house: House
  readonly isPhone: boolean
}

export interface TaskOptions {
  /** Whether it is carried out in Firefox too, with the mouse. */
  readonly inFirefox?: boolean
  /** What the device has kept of an earlier visit. */
  readonly isBegun?: boolean
}

type Task = (sentence: string, carryOut: (errand: Errand) => Promise<void>, options?: TaskOptions) => void

/**
 * Gives a file of tasks its devices: a phone that is touched and a laptop with a mouse, in Chromium, and for some a laptop
 * with Firefox. Called once, outside of tests.
 */
export function withDevices(): { readonly house: House; readonly task: Task } {
  const chromium = withSite()
  const firefox = withSite({ openBrowser: openFirefox })
  const devices: readonly Device[] = [
    { device: 'on a phone, by touch', house: chromium, isPhone: true },
    { device: 'on a laptop, by mouse', house: chromium, isPhone: false },
  ]
  const laptopWithFirefox: Device = { device: 'on a laptop, by mouse, in Firefox', house: firefox, isPhone: false }
  const task: Task = (sentence, carryOut, { inFirefox = false, isBegun = false } = {}) => {
    describe.each(inFirefox ? [...devices, laptopWithFirefox] : devices)('$device', ({ house, isPhone }) => {
      test(sentence, async () => {
        const kept = isBegun ? { kept: await house.kept() } : {}
        const visitor = await house.enter({ width: isPhone ? PHONE : LAPTOP, height: isPhone ? 844 : 900, ...kept })
        await carryOut(errandOf(visitor, { house, isPhone }))
        expect(visitor.problems).toEqual([])
      })
    })
  }
  return { house: chromium, task }
}

/** What a visitor can do with a page of theirs. */
export function errandOf(
  visitor: Visitor,
  { house, isPhone }: Pick<Device, 'house' | 'isPhone'>,
  page = visitor.page,
): Errand {
  const hand = handOf(page)
  const seen = (part: Locator) => part.filter({ visible: true }).first()
  const button = (name: string | RegExp) => seen(page.getByRole('button', { name, exact: true }))
  const summary = page.getByRole('complementary', { name: 'Ihre Buchung' })
  return {
    ...hand,
    ...{ visitor, page, isPhone, button },
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
    goOn: async () => {
      const near = seen(summary.locator('button[aria-hidden]'))
      await hand.press((await near.count()) === 0 ? button('Weiter') : near)
    },
    seeTotal: async (total) => {
      await seen(summary.getByText(total, { exact: true }).last()).waitFor()
    },
    lastBooking: () => storedBookings(house.directory).at(-1),
  }
}
