import { setTimeout } from 'node:timers/promises'
import type { Site } from '#test/support/browser/site.ts'
import { exchange, type Reply } from './exchange.ts'
import { type Input, SLOW } from './input.ts'
import type { Inputs } from './inputs.ts'
import { clock, type Pulse, watchPulse } from './stalls.ts'

/** An input with its answer. */
export interface Sent {
  readonly number: number
  readonly input: Input
  readonly reply: Reply
  readonly begin: number
  readonly end: number
}

/** How long an input blocks the process for other requests, in milliseconds. */
export interface Blocking {
  readonly number: number
  readonly kind: string
  readonly about: string
  /** The best of several times alone. */
  readonly ms: number
}

export interface Attack {
  /** Number of the first input. */
  readonly first: number
  readonly count: number
  readonly inputs: Inputs
}

export interface Outcome {
  /** Answers by kind and status; «none»: no answer, where none is needed. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Bookings that were taken all the same. */
  readonly booked: number
  /** Forbidden answers, each with the way to repeat the input. */
  readonly problems: readonly string[]
  /** Inputs during which the process answered others late, with their times alone. */
  readonly blocking: readonly Blocking[]
  /** How late others are answered during an ordinary page, in milliseconds: how fast this machine is at the moment. */
  readonly ordinaryMs: number
}

/** Inputs sent at the same time. */
const AT_ONCE = 4

/** Inputs that may stay unanswered and bodies that never end are awaited in parallel. */
const SLOW_AT_ONCE = 20

/** The host gives up a body after ten seconds, anything else after a minute. */
const ANSWER_TIMEOUT_MS = 70_000

/** No input may hold the others up for longer. */
export const MOST_BLOCKING_MS = 100

/** Pause between two requests to `/livez`, and the delay that makes an input a suspect: one that blocks for the limit exceeds it. */
const PULSE = { pauseMs: 10, slowMs: MOST_BLOCKING_MS - 20 }

/** Sends the inputs, watches the process, and tries those alone that came while it answered late. */
export async function attack(site: Site, { first, count, inputs }: Attack): Promise<Outcome> {
  const pulse = watchPulse(site, PULSE)
  const tally = openTally()
  const recent: Sent[] = []
  const slow = new Set<Promise<void>>()
  let next = first
  const state = { isDead: false }

  const sendOne = async (number: number, input: Input): Promise<void> => {
    const begin = clock()
    const reply = await exchange(site.port, input, ANSWER_TIMEOUT_MS)
    const sent = { number, input, reply, begin, end: clock() }
    tally.note(sent)
    recent.push(sent)
    state.isDead ||= reply.failure === 'refused'
  }
  const work = async (): Promise<void> => {
    while (next < first + count && !state.isDead) {
      const number = next
      next += 1
      const input = inputs(number)
      if (!input.mayStaySilent && input.kind !== SLOW) {
        await sendOne(number, input)
        continue
      }
      if (slow.size >= SLOW_AT_ONCE) await Promise.race(slow)
      const one = sendOne(number, input).finally(() => slow.delete(one))
      slow.add(one)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await Promise.all(slow)
  await pulse.stop()
  const stalls = pulse.stalls
  const suspects = recent.filter(({ begin, end }) => stalls.some((stall) => begin <= stall.end && end >= stall.begin))
  if (state.isDead) {
    const last = recent
      .slice(-3 * AT_ONCE)
      .map(
        ({ number, input, reply }) =>
          `\n  ${number} ${input.kind} (${reply.failure ?? reply.statuses.join()}): ${input.about}`,
      )
    tally.problems.push(`the process has ended after one of${last.join('')}`)
  }
  return {
    counts: tally.counts,
    booked: tally.booked,
    problems: tally.problems,
    blocking: state.isDead ? [] : await aloneTimes(site, suspects),
    ordinaryMs: state.isDead ? 0 : await ordinaryTime(site),
  }
}

function openTally() {
  const counts: Record<string, Record<string, number>> = {}
  const problems: string[] = []
  const tally = {
    counts,
    problems,
    booked: 0,
    note: ({ number, input, reply }: Sent) => {
      const { statuses, failure, end } = reply
      if (end.includes('"orderNo":"CR-')) tally.booked += 1
      const kind = (counts[input.kind] ??= {})
      for (const status of statuses.length === 0 ? [failure ?? 'none'] : statuses)
        kind[status] = (kind[status] ?? 0) + 1
      const isUnanswered = statuses.length === 0 && !input.mayStaySilent && !isCutOff(input, failure)
      const isFailure = (status: number) => status >= 500 && !(input.mayBeCutShort && status === 503)
      if (isUnanswered || statuses.some(isFailure)) {
        problems.push(
          `${number} ${input.kind}: ${statuses.join() || (failure ?? 'no answer')} to ${input.about} ${end}`,
        )
      }
    },
  }
  return tally
}

/** The host stops reading a body here, so the connection may be reset before the answer is read. */
const MOST_BYTES = { atProxy: 1024 * 1024, elsewhere: 64 * 1024 }

function isCutOff({ pieces, about }: Input, failure: Reply['failure']): boolean {
  const most = about.includes('/api/proxy') ? MOST_BYTES.atProxy : MOST_BYTES.elsewhere
  return failure === 'reset' && pieces.reduce((sum, { byteLength }) => sum + byteLength, 0) > most
}

/** Waits out the micro-cache of ten seconds, so that a repeated input costs the same as the first. */
const CACHE_EXPIRY_MS = 10_100

const TRIES = 3

/** The dearest page a visitor asks for, under an address of its own: from the micro-cache it would cost nothing. */
function ordinaryPage(time: number): Input {
  const target = `/reisen/provence/provence-lavendelbluete?time=${String(time)}`
  return {
    kind: 'ordinary page',
    about: `GET ${target}`,
    pieces: [Buffer.from(`GET ${target} HTTP/1.1\r\nHost: reisen.example\r\nConnection: close\r\n\r\n`)],
    pauseMs: 0,
    leavesAfterMs: null,
    mayStaySilent: false,
    mayBeCutShort: false,
  }
}

async function ordinaryTime(site: Site): Promise<number> {
  const pulse = await quickPulse(site)
  const times: number[] = []
  while (times.length < TRIES) times.push(await timeOf(site, pulse, [ordinaryPage(times.length)]))
  await pulse.stop()
  return Math.min(...times)
}

/** Sends each suspect alone, up to three times, and returns the best time by which other requests were late. */
async function aloneTimes(site: Site, suspects: readonly Sent[]): Promise<readonly Blocking[]> {
  const best = new Map<Sent, number>()
  let left = suspects
  for (let time = 0; time < TRIES && left.length > 0; time += 1) {
    await setTimeout(CACHE_EXPIRY_MS)
    const pulse = await quickPulse(site)
    for (const group of time === 0 ? withSlowTogether(left) : left.map((sent) => [sent])) {
      const inputs = group.map(({ input }) => input)
      const ms = await timeOf(site, pulse, inputs)
      for (const sent of group) best.set(sent, Math.min(best.get(sent) ?? Infinity, ms))
    }
    await pulse.stop()
    left = left.filter((sent) => (best.get(sent) ?? 0) > MOST_BLOCKING_MS)
  }
  return [...best]
    .map(
      ([
        {
          number,
          input: { kind, about },
        },
        ms,
      ]) => ({ number, kind, about, ms }),
    )
    .toSorted((a, b) => b.ms - a.ms)
}

/** Bodies that never end are awaited for ten seconds: the first time together, which holds up others for no less than alone. */
function withSlowTogether(suspects: readonly Sent[]): readonly (readonly Sent[])[] {
  const isSlow = ({ input }: Sent) => input.kind === SLOW
  return [...suspects.filter((sent) => !isSlow(sent)).map((sent) => [sent]), suspects.filter(isSlow)]
}

/** A pulse without pauses, once it beats. It takes half of what a machine can do, so that it should not outlast its use. */
async function quickPulse(site: Site): Promise<Pulse> {
  const pulse = watchPulse(site, { pauseMs: 0, slowMs: 0 })
  while (pulse.stalls.length === 0) await setTimeout(QUIET_MS)
  return pulse
}

/** Pause before and after inputs, so that the pulse meets the process idle and then sees it blocked. */
const QUIET_MS = 30

/** By how much others are late at most while these inputs are answered. */
async function timeOf(site: Site, pulse: Pulse, inputs: readonly Input[]): Promise<number> {
  await setTimeout(QUIET_MS)
  const begin = clock()
  await Promise.all(inputs.map((input) => exchange(site.port, input, ANSWER_TIMEOUT_MS)))
  await setTimeout(QUIET_MS)
  return Math.max(0, ...pulse.stalls.filter(({ end }) => end >= begin).map(({ lateMs }) => lateMs))
}
