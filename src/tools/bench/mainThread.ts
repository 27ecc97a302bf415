import type { Browser, Page } from 'playwright-core'

/**
 * Processor time of the main thread for one action, in milliseconds on the slowed-down page. Time in which the operating
 * system ran other processes is not included.
 */
export interface MainThreadWork {
  /** From the slowest of the action's events to the end of the frame that answers it. */
  readonly toPaintMs: number
  /** All there was to do, what is drawn later included. */
  readonly inAllMs: number
}

/** The events an answer is expected to. */
const INPUT = new Set([
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'keydown',
  'keyup',
  'input',
  'change',
])

interface Traced {
  readonly name: string
  readonly type: string
  readonly thread: string
  readonly startMs: number
  /** On the clock of the thread, which runs while the thread does. */
  readonly workedMs: number
  readonly workMs: number
}

/** Carries out an action and reads from a trace what the page worked for it. */
export async function measureMainThread(
  browser: Browser,
  page: Page,
  action: () => Promise<void>,
): Promise<MainThreadWork> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
  await action()
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString('utf8'))
  return readWork(tracedEvents(trace))
}

function readWork(events: readonly Traced[]): MainThreadWork {
  const inputs = events.filter(({ name, type }) => name === 'EventDispatch' && INPUT.has(type))
  const [first] = inputs
  // A figure that could not be had misses its limit.
  if (first === undefined) return { toPaintMs: Number.NaN, inAllMs: Number.NaN }
  const own = events.filter(({ thread, startMs }) => thread === first.thread && startMs >= first.startMs)
  const frames = own.filter(({ name }) => name === 'Commit')
  const toPaint = inputs.map((input) => {
    const frame = frames.find(({ startMs }) => startMs >= input.startMs) ?? input
    return frame.workedMs + frame.workMs - input.workedMs
  })
  const end = Math.max(...own.map(({ workedMs, workMs }) => workedMs + workMs))
  return { toPaintMs: Math.max(...toPaint), inAllMs: end - first.workedMs }
}

function tracedEvents(trace: unknown): readonly Traced[] {
  const events: unknown = fieldOf(trace, 'traceEvents')
  return (Array.isArray(events) ? events : []).flatMap(readEvent).toSorted((a, b) => a.startMs - b.startMs)
}

function readEvent(event: unknown): readonly Traced[] {
  const workedMs = Number(fieldOf(event, 'tts')) / 1000
  if (fieldOf(event, 'ph') !== 'X' || !Number.isFinite(workedMs)) return []
  return [
    {
      name: String(fieldOf(event, 'name')),
      type: String(fieldOf(fieldOf(fieldOf(event, 'args'), 'data'), 'type')),
      thread: `${String(fieldOf(event, 'pid'))} ${String(fieldOf(event, 'tid'))}`,
      startMs: Number(fieldOf(event, 'ts')) / 1000,
      workedMs,
      workMs: Number(fieldOf(event, 'tdur') ?? 0) / 1000,
    },
  ]
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
