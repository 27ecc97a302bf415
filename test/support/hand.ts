import type { BrowserContext, Locator, Page } from 'playwright-core'

/**
 * A hand that does what people do: it presses what can be seen, at the place where it is seen, and types key by key.
 * Playwright's own `check`, `fill` and `click` reach a control that a thumb would miss; this one fails instead.
 */
export interface Hand {
  /** Presses the middle of what is seen of the target. Fails when something else lies there, or when nothing happens. */
  readonly press: (target: Locator) => Promise<void>
  /** Presses a field and types into it, key by key, over what stands there. Fails when the field takes nothing. */
  readonly type: (field: Locator, text: string, habits?: Habits) => Promise<void>
  /** Presses the words beside a box or a circle, unless it is as wished. Fails when that does not make it so. */
  readonly choose: (mark: Locator, isWished?: boolean) => Promise<void>
  /** Presses a list that opens, and goes to one of its options by its first letters. Fails when that does not choose it. */
  readonly pick: (list: Locator, option: string) => Promise<void>
  /** Moves the page until the target is seen, and reads it. Fails when something else lies over it. */
  readonly read: (target: Locator) => Promise<string>
}

export interface Habits {
  /** After so many letters the wrong key is hit and taken back; never when not given. */
  readonly slipEvery?: number
}

/** How often the page is moved towards a target before the hand gives up. */
const MOST_SWIPES = 40

/** How often the hand looks where a target is that moves. */
const MOST_LOOKS = 20

/** A limit for what should happen at once, on a busy machine too. */
const HAPPENS_WITHIN_MS = 10_000

const BETWEEN_KEYS_MS = 25

/** What a visitor presses with. Touch needs a context with `hasTouch`, which Firefox under test knows not. */
type Pointer = 'touch' | 'mouse'

const pointers = new WeakMap<BrowserContext, Pointer>()

/** Tells with what the visitor of a context presses; without a word it is the mouse. */
export function givePointer(context: BrowserContext, by: Pointer): void {
  pointers.set(context, by)
}

/** The hand of the visitor whose page it is. */
export function handOf(page: Page): Hand {
  const by = pointers.get(page.context()) ?? 'mouse'
  const strike = ({ x, y }: Point) => (by === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  const press = async (target: Locator) => {
    const { point, print } = await aim(page, target)
    await strike(point)
    await untilChanged(page, print, String(target))
  }
  const choose = async (mark: Locator, isWished = true) => {
    await mark.waitFor()
    if ((await mark.isChecked()) === isWished) return
    await press(mark.locator('xpath=ancestor::label[1]'))
    await untilSo(
      page,
      async () => (await mark.isChecked()) === isWished,
      `A press beside ${String(mark)} does not choose it`,
    )
  }
  const pick = async (list: Locator, option: string) => {
    await strike((await aim(page, list)).point)
    await page.keyboard.type(option, { delay: BETWEEN_KEYS_MS })
    await page.keyboard.press('Enter')
    const chosen = () =>
      list.evaluate((element: HTMLSelectElement, wanted) => element.selectedOptions[0]?.label === wanted, option)
    await untilSo(page, chosen, `${option} cannot be chosen in ${String(list)}`)
  }
  const read = async (target: Locator) => {
    await reach(page, target)
    return target.evaluate((element) => (element instanceof HTMLElement ? element.innerText : element.textContent))
  }
  const type = async (field: Locator, text: string, { slipEvery = Infinity }: Habits = {}) => {
    await strike(await reach(page, field))
    await page.keyboard.press('ControlOrMeta+a')
    const before = await field.inputValue()
    await typeKeys(page, text, slipEvery)
    if (text !== before && (await field.inputValue()) === before) throw new Error(`${String(field)} takes no letters`)
  }
  return { press, type, choose, pick, read }
}

async function typeKeys({ keyboard }: Page, text: string, slipEvery: number): Promise<void> {
  if (text === '') await keyboard.press('Backspace')
  for (const [place, letter] of Array.from(text).entries()) {
    if ((place + 1) % slipEvery === 0) {
      await keyboard.type(letter === 'e' ? 'r' : 'e', { delay: BETWEEN_KEYS_MS })
      await keyboard.press('Backspace')
    }
    await keyboard.type(letter, { delay: BETWEEN_KEYS_MS })
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Where to press, once the page stands still: what moves while one looks is looked for once more. */
async function aim(page: Page, target: Locator): Promise<{ readonly point: Point; readonly print: Print }> {
  let point = await reach(page, target)
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const print = await settledPrint(page)
    const again = await reach(page, target)
    if (again.x === point.x && again.y === point.y) return { point, print }
    point = again
  }
  throw new Error(`${String(target)} does not stand still`)
}

/** Moves the page until the target can be pressed. @throws with the name of what covers it. */
async function reach(page: Page, target: Locator): Promise<Point> {
  await target.waitFor({ state: 'visible' })
  let covering = ''
  for (let swipe = 0; swipe < MOST_SWIPES; swipe += 1) {
    const seen = await target.evaluate(lookFor)
    if (seen.isReached) return seen
    covering = seen.covering
    // What was moved is drawn before the next look.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }
  throw new Error(`${String(target)} cannot be pressed: ${covering} lies there`)
}

/** Runs in the page: the middle of the target's first line if it can be pressed; else moves its scroller a bit, as a thumb would. */
function lookFor(element: Element): Point & { readonly isReached: boolean; readonly covering: string } {
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const hit = document.elementFromPoint(x, y)
  const label = hit?.closest('label') ?? null
  const isOwn =
    hit !== null && (element.contains(hit) || label?.control === element || (label?.contains(element) ?? false))
  if (isOwn) return { x, y, isReached: true, covering: '' }
  let scroller: Element | null = element.parentElement
  while (
    scroller !== null &&
    !(scroller.scrollHeight > scroller.clientHeight && /auto|scroll/.test(getComputedStyle(scroller).overflowY))
  )
    scroller = scroller.parentElement
  const view = scroller ?? document.documentElement
  const frame = scroller === null ? { top: 0, height: window.innerHeight } : scroller.getBoundingClientRect()
  const distance = y - (frame.top + frame.height / 2)
  const step = Math.sign(distance) * Math.min(Math.abs(distance), frame.height * 0.6)
  view.scrollBy({ top: step, behavior: 'instant' })
  return { x, y, isReached: false, covering: hit === null ? 'the edge of the screen' : hit.outerHTML.slice(0, 120) }
}

/** What can be told of a page without looking: where it is, what changed in it, what is filled in, opened and scrolled to. */
type Print = string

/** The print of a page that does nothing by itself any more, or nearly. */
async function settledPrint(page: Page): Promise<Print> {
  let last = ''
  for (let round = 0; round < 20; round += 1) {
    // A page that is being left cannot be asked; the next one can.
    const next = await printOf(page).catch(() => '')
    if (next !== '' && next === last) break
    last = next
    await page.waitForTimeout(60)
  }
  return last
}

async function untilChanged(page: Page, before: Print, name: string): Promise<void> {
  // A page that is being left cannot be asked, and has changed.
  await untilSo(
    page,
    async () => (await printOf(page).catch(() => '')) !== before,
    `A press on ${name} changes nothing`,
  )
}

async function untilSo(page: Page, isSo: () => Promise<boolean>, otherwise: string): Promise<void> {
  const end = Date.now() + HAPPENS_WITHIN_MS
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(otherwise)
    await page.waitForTimeout(30)
  }
}

async function printOf(page: Page): Promise<Print> {
  return `${page.url()} ${await page.evaluate(takePrint)}`
}

/** Runs in the page. A press leaves the focus on a button, a link or what lies around them: only a field's focus is news. */
function takePrint(): string {
  const counted: { changes?: number } = ((window as Window & { countedByHand?: { changes?: number } }).countedByHand ??=
    {})
  if (counted.changes === undefined) {
    counted.changes = 0
    const count = (records: readonly MutationRecord[]) =>
      void (counted.changes = (counted.changes ?? 0) + records.length)
    new MutationObserver(count).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  }
  const focus = document.activeElement
  const field =
    focus instanceof HTMLInputElement || focus instanceof HTMLTextAreaElement || focus instanceof HTMLSelectElement
      ? focus
      : null
  const filled = [...document.querySelectorAll('input, select, textarea')].map(
    (each) => `${String(Reflect.get(each, 'checked'))}${String(Reflect.get(each, 'value'))}`,
  )
  const opened = document.querySelectorAll('details[open], dialog[open], :popover-open').length
  return JSON.stringify([counted.changes, field?.name, filled, opened, window.scrollX, window.scrollY])
}
