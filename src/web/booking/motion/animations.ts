import { animateValue } from 'framer-motion/dom'
import { animate } from 'framer-motion/dom/mini'
import { emptyLine } from './emptyLine.ts'

/** Duration of animations in seconds, short enough not to delay input. */
const SECONDS = 0.2
const EASE = 'easeOut'

/** The gutter of a phone, so that a sliding step stays within the page. */
const SLIDE = '1rem'

/** Slides a step in: forward from the right, back from the left. The step is usable from the start. */
export function slideIn(step: HTMLElement, isForward: boolean): void {
  const start = `translateX(${isForward ? SLIDE : `-${SLIDE}`})`
  // A remaining transform would make the step the containing block of its `position: fixed` descendants.
  const end = () => void step.style.removeProperty('transform')
  animate(step, { transform: [start, 'translateX(0)'] }, { duration: SECONDS, ease: EASE }).then(end, end)
}

interface Count {
  readonly from: number
  readonly to: number
  readonly onUpdate: (value: number) => void
  readonly onEnd: () => void
}

/** Animates a number. @returns a function that stops it where it is */
export function countOver({ from, to, onUpdate, onEnd }: Count): () => void {
  return animateValue({ keyframes: [from, to], duration: SECONDS * 1000, ease: EASE, onUpdate, onComplete: onEnd }).stop
}

/** Lists whose removed lines collapse instead of vanishing. */
const LISTS = '[data-closes-gaps]'

/**
 * Collapses lines that a click removes, except lines that are replaced by others or vanish without a click.
 * @returns a function that ends it
 */
export function collapseRemovedLines(container: HTMLElement): () => void {
  const heights = new WeakMap<Node, number>()
  const measure = () => {
    for (const line of container.querySelectorAll(`${LISTS} > *`))
      heights.set(line, line.getBoundingClientRect().height)
  }
  const observer = new MutationObserver((records) => {
    const changes = records.filter(({ target }) => target instanceof Element && target.matches(LISTS))
    const replaced = new Set(changes.filter(({ addedNodes }) => addedNodes.length > 0).map(({ target }) => target))
    for (const change of changes.filter(({ target }) => !replaced.has(target))) {
      for (const line of change.removedNodes) collapse(change, line.nodeName, heights.get(line) ?? 0)
    }
    // Ignore the mutations made here.
    observer.takeRecords()
  })
  container.addEventListener('click', measure, { capture: true })
  observer.observe(container, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    container.removeEventListener('click', measure, { capture: true })
  }
}

function collapse({ target, previousSibling, nextSibling }: MutationRecord, name: string, height: number): void {
  if (height === 0) return
  const { line, gap } = emptyLine(name)
  // A neighbour may have been removed too.
  const isAfter = previousSibling?.parentNode === target
  target.insertBefore(
    line,
    isAfter ? previousSibling.nextSibling : nextSibling?.parentNode === target ? nextSibling : null,
  )
  const end = () => line.remove()
  animate(gap, { height: [height, 0] }, { duration: SECONDS, ease: EASE }).then(end, end)
}
