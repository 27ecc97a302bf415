import type { Page } from 'playwright-core'

/** Something that began to move. */
export interface Movement {
  /** What moves: `transform`, `height`. */
  readonly property: string
  readonly from: string
  readonly milliseconds: number
}

/** What a page did since it was opened, for eyes and for ears. */
export interface SeenMotion {
  readonly movements: readonly Movement[]
  /** Amounts the eye has seen as the total. */
  readonly shown: readonly string[]
  /** Amounts that can be read out as the total. */
  readonly spoken: readonly string[]
  /** Pixels the page was ever too wide by. */
  readonly tooWide: number
}

declare global {
  interface Window {
    seenMotion?: { movements: Movement[]; shown: string[]; spoken: string[]; tooWide: number }
  }
}

/** Watches what moves on the pages that are opened from now on. */
export async function watchMotion(page: Page): Promise<() => Promise<SeenMotion>> {
  await page.addInitScript(noteMotion)
  return () => page.evaluate(() => window.seenMotion ?? { movements: [], shown: [], spoken: [], tooWide: 0 })
}

/** Runs in the page. */
function noteMotion(): void {
  const seen: NonNullable<Window['seenMotion']> = (window.seenMotion = {
    movements: [],
    shown: [],
    spoken: [],
    tooWide: 0,
  })
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the element it belongs to
  const animate = Element.prototype.animate
  Element.prototype.animate = function (keyframes, options) {
    const [property = '', values] = Object.entries(keyframes ?? {})[0] ?? []
    const milliseconds = typeof options === 'object' ? Number(options.duration) : Number(options)
    const from = Array.isArray(values) ? String(values[0]) : String(values)
    seen.movements.push({ property, from, milliseconds })
    return animate.call(this, keyframes, options)
  }
  const note = (list: string[], text: string | undefined) => {
    if (text !== undefined && text !== '' && list.at(-1) !== text) list.push(text)
  }
  const look = () => {
    const total = document.querySelector('strong[aria-live]')
    note(seen.shown, total?.firstElementChild?.textContent)
    note(seen.spoken, total?.lastElementChild?.textContent)
    seen.tooWide = Math.max(seen.tooWide, document.documentElement.scrollWidth - window.innerWidth)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
