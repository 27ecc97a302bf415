import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { heading, type Person } from './funnel.ts'

/** A simulated user without a mouse. */
export interface Keyboard {
  /** Goes on with Tab until an element has the focus. */
  readonly tabTo: (target: Locator) => Promise<void>
  readonly press: (target: Locator, key: 'Enter' | 'Space') => Promise<void>
  readonly type: (target: Locator, text: string) => Promise<void>
  /** Chooses one of a group with the arrows. */
  readonly choose: (radio: Locator) => Promise<void>
  /** Opens a part of the page where it is closed. */
  readonly openDetails: (details: Locator) => Promise<void>
  /** Waits for a step, whose heading gets the focus. */
  readonly arriveAt: (title: string | RegExp) => Promise<void>
  readonly goOn: () => Promise<void>
  /** Focus stops without a visible focus. */
  readonly unseen: readonly string[]
}

const MOST_STOPS = 150

export function keyboardOf(page: Page): Keyboard {
  const unseen: string[] = []

  async function stepOn(key: 'Tab' | 'ArrowDown' | 'ArrowUp'): Promise<void> {
    await page.keyboard.press(key)
    const problem = await focusProblem(page)
    if (problem !== null) unseen.push(problem)
  }

  async function stepUntil(key: 'Tab' | 'ArrowDown' | 'ArrowUp', isThere: () => Promise<boolean>): Promise<void> {
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await isThere()) return
      await stepOn(key)
    }
    throw new Error(`${key} does not lead there`)
  }

  const tabTo = async (target: Locator) => {
    // Looked for once: by its role and name that takes longer than all else at a stop.
    let element = await target.elementHandle()
    await stepUntil('Tab', async () => {
      const focused = await element.evaluate(isFocusedUnlessGone)
      if (focused !== null) return focused
      element = await target.elementHandle()
      return hasFocus(target)
    })
  }
  const press = async (target: Locator, key: 'Enter' | 'Space') => {
    await tabTo(target)
    await page.keyboard.press(key)
  }
  return {
    unseen,
    tabTo,
    press,
    type: async (target, text) => {
      await tabTo(target)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    choose: async (radio) => {
      await stepUntil('Tab', () => radio.evaluate(isInSameGroup))
      const key = (await radio.evaluate(isBeforeFocus)) ? 'ArrowUp' : 'ArrowDown'
      await stepUntil(key, () => hasFocus(radio))
      if (!(await radio.isChecked())) await page.keyboard.press('Space')
    },
    openDetails: async (details) => {
      if ((await details.getAttribute('open')) === null) await press(details.locator('summary'), 'Enter')
    },
    arriveAt: async (title) => {
      await heading(page, title).waitFor()
      await expect.poll(() => hasFocus(heading(page, title))).toBe(true)
    },
    goOn: () => press(page.getByRole('button', { name: 'Weiter', exact: true }), 'Enter'),
  }
}

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

/** Null for an element that another one has taken the place of. */
function isFocusedUnlessGone(element: Element): boolean | null {
  return element.isConnected ? element === document.activeElement : null
}

function isInSameGroup(radio: Element): boolean {
  const focused = document.activeElement
  return focused instanceof HTMLInputElement && focused.type === 'radio' && focused.name === radio.getAttribute('name')
}

function isBeforeFocus(radio: Element): boolean {
  return (
    document.activeElement !== null &&
    (radio.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  )
}

/** Names and birthdays, and the address of the first person, in the order of the page. */
export async function typePeople(
  page: Page,
  { choose, type, openDetails }: Keyboard,
  people: readonly Person[],
): Promise<void> {
  const inside = (part: Page | Locator, name: string) => part.getByRole('textbox', { name, exact: true })
  for (const [place, { salutation, firstName, lastName, birthday }] of people.entries()) {
    const person = page.locator('[data-person]').nth(place)
    if (await person.evaluate(({ tagName }) => tagName === 'DETAILS')) await openDetails(person)
    const field = (name: string) => inside(person, name)
    if (salutation !== null)
      await choose(person.getByRole('group', { name: 'Anrede' }).getByRole('radio', { name: salutation }))
    await type(field('Vorname'), firstName)
    await type(field('Nachname'), lastName)
    if (birthday !== null) await type(field('Geburtsdatum'), birthday)
    if (place > 0) continue
    await type(field('Strasse und Hausnummer'), 'Lindenweg 7')
    await type(field('PLZ'), '3012')
    await type(field('Ort'), 'Bern')
  }
  await type(inside(page, 'E-Mail'), 'anna.muster@beispiel.ch')
  await type(inside(page, 'Telefon'), '079 123 45 67')
}

/** Problem of the focused element: no visible focus, covered by a bar, or out of the viewport. Null if there is none. */
export function focusProblem(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return null
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent}`
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    if (element.matches(':focus-visible') && (outlineStyle === 'none' || parseFloat(outlineWidth) < 2))
      return `not marked: ${name}`

    const target = element.closest('label') ?? element
    const { left, right, top, bottom, width, height } = target.getBoundingClientRect()
    // Visually hidden elements, such as skip links.
    if (width <= 2 || height <= 2) return null
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
    const places = [
      Math.max(top, 0) + 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
      Math.min(bottom, innerHeight) - 2,
    ]
    const isSeen = places.some((y) => {
      const over = document.elementFromPoint(x, y)
      return over !== null && (target.contains(over) || over.contains(target))
    })
    return isSeen ? null : `covered: ${name}`
  })
}

/** The field that has the focus when a part of it is covered by a bar or out of the window; null when all of it is seen. */
export function hiddenField(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    ))
      return null
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const x = (left + right) / 2
    const isSeen = [top + 1, (top + bottom) / 2, bottom - 1].every((y) => {
      const over = document.elementFromPoint(x, y)
      return over !== null && (over === element || over.contains(element))
    })
    return isSeen
      ? null
      : `${element.name} at ${String(Math.round(top))} to ${String(Math.round(bottom))} of ${String(innerHeight)} px`
  })
}
