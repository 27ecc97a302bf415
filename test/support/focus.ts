import type { Page } from 'playwright-core'

/** What is wrong with what has the focus: not marked, covered by a bar, or out of the window. Null when it is well seen. */
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
    // What is spoken only, and comes out where it has the focus.
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
