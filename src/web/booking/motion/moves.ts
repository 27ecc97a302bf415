import { animateValue } from 'framer-motion/dom'
import { animate } from 'framer-motion/dom/mini'
import { emptyLine } from './emptyLine.ts'

/** What moves explains, and is over before anyone waits for it. */
const SECONDS = 0.2
const EASE = 'easeOut'

/** The gutter of a phone: what is slid in reaches no further than the edge of the page. */
const SLIDE = '1rem'

/** Slides a step in: one that follows from the right, one before from the left. It can be used from the start. */
export function slideIn(step: HTMLElement, isForward: boolean): void {
  const start = `translateX(${isForward ? SLIDE : `-${SLIDE}`})`
  // Left standing, it would hold everything inside that is fixed to the screen.
  const end = () => void step.style.removeProperty('transform')
  animate(step, { transform: [start, 'translateX(0)'] }, { duration: SECONDS, ease: EASE }).then(end, end)
}

interface Count {
  readonly from: number
  readonly to: number
  readonly onUpdate: (value: number) => void
  readonly onEnd: () => void
}

/** Counts from one number to another. @returns stops it where it is */
export function countOver({ from, to, onUpdate, onEnd }: Count): () => void {
  return animateValue({ keyframes: [from, to], duration: SECONDS * 1000, ease: EASE, onUpdate, onComplete: onEnd }).stop
}

/** Lists whose lines leave a gap that closes. */
const LISTS = '[data-closes-gaps]'

/**
 * Closes the gaps of lines that a press removes. What is replaced by another line, or goes by itself, leaves none.
 * @returns ends it
 */
export function closeGaps(ground: HTMLElement): () => void {
  const heights = new WeakMap<Node, number>()
  const measure = () => {
    for (const line of ground.querySelectorAll(`${LISTS} > *`)) heights.set(line, line.getBoundingClientRect().height)
  }
  const observer = new MutationObserver((records) => {
    const changes = records.filter(({ target }) => target instanceof Element && target.matches(LISTS))
    const replaced = new Set(changes.filter(({ addedNodes }) => addedNodes.length > 0).map(({ target }) => target))
    for (const change of changes.filter(({ target }) => !replaced.has(target))) {
      for (const line of change.removedNodes) closeGap(change, line.nodeName, heights.get(line) ?? 0)
    }
    // What was put in and taken out here is no news.
    observer.takeRecords()
  })
  ground.addEventListener('click', measure, { capture: true })
  observer.observe(ground, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    ground.removeEventListener('click', measure, { capture: true })
  }
}

function closeGap({ target, previousSibling, nextSibling }: MutationRecord, name: string, height: number): void {
  if (height === 0) return
  const { line, gap } = emptyLine(name)
  // One of the neighbours may have gone too.
  const isAfter = previousSibling?.parentNode === target
  target.insertBefore(
    line,
    isAfter ? previousSibling.nextSibling : nextSibling?.parentNode === target ? nextSibling : null,
  )
  const end = () => line.remove()
  animate(gap, { height: [height, 0] }, { duration: SECONDS, ease: EASE }).then(end, end)
}
