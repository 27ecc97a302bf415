import { whenIdle } from './whenIdle.ts'

declare global {
  interface Window {
    /** Settles when every deferred section is laid out; undefined where none was deferred. */
    pageLaidOut?: Promise<void>
  }
}

/** The next section is laid out after so long even if the browser is never idle. */
const LATEST_MS = 500

/**
 * Defers layout of sections by adopted style sheets, so that the DOM stays as React expects it at hydration. Runs before
 * the body is parsed. A section in the lowest tenth of the viewport may wait.
 * @param rules style rule that defers a section, by the section's number, in the order in which they are laid out
 */
export default function deferLayout(rules: Readonly<Record<string, string>>): void {
  if (isHistoryNavigation() || location.hash !== '' || !('adoptedStyleSheets' in document)) return
  const sheets = new Map<string, CSSStyleSheet>()
  const apply = () => {
    document.adoptedStyleSheets = [...sheets.values()]
  }
  const show = (section: string) => {
    sheets.delete(section)
    apply()
  }
  for (const [section, rule] of Object.entries(rules)) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rule)
    sheets.set(section, sheet)
  }
  apply()
  let finish: () => void = () => undefined
  window.pageLaidOut = new Promise((go) => {
    finish = go
  })
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) show(numberOf(target))
    },
    { rootMargin: '0px 0px -10%' },
  )
  const next = () => {
    const [section] = sheets.keys()
    if (section === undefined) {
      observer.disconnect()
      finish()
      return
    }
    show(section)
    whenIdle(next, LATEST_MS)
  }
  addEventListener('DOMContentLoaded', () => {
    for (const section of document.querySelectorAll('[data-below]')) observer.observe(section)
  })
  addEventListener('load', () => whenIdle(next, LATEST_MS))
}

/** Whether the router knows the history entry already; it gives each one a key. */
function isHistoryNavigation(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'key' in state
}

function numberOf(section: Element): string {
  return section.getAttribute('data-below') ?? ''
}
