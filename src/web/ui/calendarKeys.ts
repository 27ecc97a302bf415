/** Offset to the departure that a key focuses. */
const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

const MONTH_STEPS: Readonly<Record<string, -1 | 1>> = { PageUp: -1, PageDown: 1 }

/**
 * Keyboard navigation from the focused departure of a calendar.
 * @returns the element to focus; -1 or 1 for the previous or next month, if it is not shown; null if the key does nothing
 */
export function calendarTarget(calendar: HTMLElement, key: string): HTMLElement | -1 | 1 | null {
  const month = document.activeElement?.closest('table') ?? null
  if (month === null) return null
  const all = departuresIn(calendar)
  const step = STEPS[key]
  if (step !== undefined) return all[all.findIndex((one) => one === document.activeElement) + step] ?? null
  if (key === 'Home') return departuresIn(month)[0] ?? null
  if (key === 'End') return departuresIn(month).at(-1) ?? null
  const monthStep = MONTH_STEPS[key]
  if (monthStep === undefined) return null
  const months = [...calendar.querySelectorAll('table')].filter((one) => departuresIn(one).length > 0)
  const next = months[months.indexOf(month) + monthStep]
  return next === undefined ? monthStep : (departuresIn(next)[0] ?? null)
}

function departuresIn(part: HTMLElement): readonly HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('a, button')]
}
