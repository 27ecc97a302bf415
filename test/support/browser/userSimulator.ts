import type { BrowserContext, ElementHandle, Locator, Page } from 'playwright-core'

/**
 * Simulates a user's input: clicks or taps the visible middle of a control, and types key by key. Playwright's own `check`,
 * `fill` and `click` also reach controls that are covered; this one fails instead.
 */
export interface SimulatedUser {
  /** Clicks or taps the middle of the target. Fails if something covers it, or if nothing changes. */
  readonly press: (target: Locator) => Promise<void>
  /** Replaces the content of a field, key by key. Fails if the field accepts nothing. */
  readonly type: (field: Locator, text: string, options?: TypingOptions) => Promise<void>
  /** Clicks the label of a checkbox or radio button, unless it is so already. Fails if that does not change it. */
  readonly choose: (mark: Locator, isOn?: boolean) => Promise<void>
  /** Opens a select and types the name of an option. Fails if that does not select it. */
  readonly pick: (list: Locator, option: string) => Promise<void>
  /** Scrolls to the target and returns its text. Fails if something covers it. */
  readonly read: (target: Locator) => Promise<string>
}

export interface TypingOptions {
  /** After so many letters a wrong key is hit and deleted; default: never. */
  readonly typoEvery?: number
  /** How long a key is held, in milliseconds; default: as long as a quick typist holds it. */
  readonly keyMs?: number
}

/** Scroll steps towards a target before giving up. */
const MAX_SCROLLS = 40

/** Attempts to locate a target that moves. */
const MAX_LOOKS = 20

/** Upper limit for what happens at once on an idle machine. */
const HAPPENS_WITHIN_MS = 10_000

const KEY_MS = 25

/** Touch needs a context with `hasTouch`, which Firefox under test lacks. */
type Pointer = 'touch' | 'mouse'

const pointers = new WeakMap<BrowserContext, Pointer>()

/** Sets the pointer of a context; default: mouse. */
export function setPointer(context: BrowserContext, by: Pointer): void {
  pointers.set(context, by)
}

/** The simulated user of a page, with the pointer of its context. */
export function userOf(page: Page): SimulatedUser {
  const by = pointers.get(page.context()) ?? 'mouse'
  const clickAt = ({ x, y }: Point) => (by === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  const press = async (target: Locator) => {
    const { point, state } = await aim(page, target)
    await clickAt(point)
    await untilChanged(page, state, String(target))
  }
  const choose = async (mark: Locator, isOn = true) => {
    await mark.waitFor()
    if ((await mark.isChecked()) === isOn) return
    await press(mark.locator('xpath=ancestor::label[1]'))
    await untilSo(
      page,
      async () => (await mark.isChecked()) === isOn,
      `A press beside ${String(mark)} does not choose it`,
    )
  }
  const pick = async (list: Locator, option: string) => {
    await clickAt((await aim(page, list)).point)
    await page.keyboard.type(option, { delay: KEY_MS })
    await page.keyboard.press('Enter')
    const chosen = () =>
      list.evaluate((element: HTMLSelectElement, wanted) => element.selectedOptions[0]?.label === wanted, option)
    await untilSo(page, chosen, `${option} cannot be chosen in ${String(list)}`)
  }
  const read = async (target: Locator) => {
    await reach(target)
    return target.evaluate((element) => (element instanceof HTMLElement ? element.innerText : element.textContent))
  }
  const type = async (field: Locator, text: string, { typoEvery = Infinity, keyMs = KEY_MS }: TypingOptions = {}) => {
    await clickAt(await reach(field))
    await page.keyboard.press('ControlOrMeta+a')
    const before = await field.inputValue()
    await typeKeys(page, text, { typoEvery, keyMs })
    if (text !== before && (await field.inputValue()) === before) throw new Error(`${String(field)} takes no letters`)
  }
  return { press, type, choose, pick, read }
}

async function typeKeys(
  { keyboard }: Page,
  text: string,
  { typoEvery, keyMs }: Required<TypingOptions>,
): Promise<void> {
  if (text === '') return keyboard.press('Backspace')
  if (typoEvery === Infinity) return keyboard.type(text, { delay: keyMs })
  for (const [place, letter] of Array.from(text).entries()) {
    if ((place + 1) % typoEvery === 0) {
      await keyboard.type(letter === 'e' ? 'r' : 'e', { delay: keyMs })
      await keyboard.press('Backspace')
    }
    await keyboard.type(letter, { delay: keyMs })
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Where to click once the target has stopped moving. */
async function aim(page: Page, target: Locator): Promise<{ readonly point: Point; readonly state: PageState }> {
  let { point, element } = await find(target)
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const state = await settledState(page)
    // Null from a page that is being left.
    const again = await element.evaluate(scrollTo, MAX_SCROLLS).catch(() => null)
    if (again?.isReached === true && again.x === point.x && again.y === point.y) return { point, state }
    if (again?.isReached === true) point = again
    else ({ point, element } = await find(target))
  }
  throw new Error(`${String(target)} does not stand still`)
}

async function reach(target: Locator): Promise<Point> {
  return (await find(target)).point
}

/** A target that can be clicked. Its element is kept, for a browser takes long to find one by its role and name. */
interface Found {
  readonly point: Point
  readonly element: ElementHandle<Element>
}

/** Scrolls until the target can be clicked. @throws naming the element that covers it. */
async function find(target: Locator): Promise<Found> {
  let covering = ''
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    await target.waitFor({ state: 'visible' })
    const element = await target.elementHandle()
    const seen = await element.evaluate(scrollTo, MAX_SCROLLS)
    if (seen.isReached) return { point: seen, element }
    covering = seen.covering
    // Else it has been hidden, or another element has taken its place meanwhile.
    if (await element.isVisible()) break
  }
  throw new Error(`${String(target)} cannot be pressed: ${covering} lies there`)
}

/** Runs in the page: the middle of the target's first line once it can be clicked. Until then it scrolls bit by bit, as a thumb would. */
async function scrollTo(
  element: Element,
  most: number,
): Promise<Point & { readonly isReached: boolean; readonly covering: string }> {
  let covering = ''
  for (let scroll = 0; scroll < most && element.isConnected; scroll += 1) {
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const hit = document.elementFromPoint(x, y)
    const label = hit?.closest('label') ?? null
    const isOwn =
      hit !== null && (element.contains(hit) || label?.control === element || (label?.contains(element) ?? false))
    if (isOwn) return { x, y, isReached: true, covering: '' }
    covering = hit === null ? 'the edge of the screen' : hit.outerHTML.slice(0, 120)
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
    // Scrolling is painted before the next attempt.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  }
  return { x: 0, y: 0, isReached: false, covering }
}

/** Address, number of mutations, field values, open parts and scroll position of a page, to tell whether anything changed. */
type PageState = string

/** The state of a page once it no longer changes by itself, or nearly. Empty when it is being left. */
async function settledState(page: Page): Promise<PageState> {
  for (let round = 0; round < MAX_LOOKS; round += 1) {
    // A page that is being left cannot be asked; the next one can.
    const state = await page.evaluate<string>(READ_SETTLED_STATE).catch(() => '')
    if (state !== '') return state
    await page.waitForTimeout(60)
  }
  return ''
}

async function untilChanged(page: Page, before: PageState, name: string): Promise<void> {
  // A page that is being left cannot be asked, and has changed.
  await untilSo(
    page,
    async () => (await stateOf(page).catch(() => '')) !== before,
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

async function stateOf(page: Page): Promise<PageState> {
  return page.evaluate(readState)
}

/** Runs in the page. A click always moves the focus to a button or link: only the focus of a field counts as a change. */
function readState(): string {
  const counted: { changes?: number } = ((
    window as Window & { countedMutations?: { changes?: number } }
  ).countedMutations ??= {})
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
  const opened = document.querySelectorAll(':is(details[open], dialog[open], :popover-open)').length
  return JSON.stringify([location.href, counted.changes, field?.name, filled, opened, window.scrollX, window.scrollY])
}

/**
 * Runs in the page: its state when four frames in a row have changed nothing. Frames are late where the machine is, and
 * keep their length on a page with a sped-up clock.
 */
const READ_SETTLED_STATE = `(async () => {
  const read = ${String(readState)}
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
  let last = read()
  for (let round = 0; round < 20; round += 1) {
    for (let count = 0; count < 4; count += 1) await frame()
    const next = read()
    if (next === last) break
    last = next
  }
  return last
})()`
