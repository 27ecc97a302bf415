import type { Answered } from './crowdSend.ts'
import { KINDS, type Kind, PAGES } from './crowdVisits.ts'
import { quantile } from './figures.ts'

/** Milliseconds from when a request was due to the end of its answer. */
export interface Latency {
  readonly kind: Kind
  readonly p50Ms: number
  readonly p99Ms: number
}

/** Figures of a run. */
export interface Summary {
  /** From the first request to the last answer. */
  readonly seconds: number
  readonly pagesPerSecond: number
  /** In the second that had most. */
  readonly mostPagesInSecond: number
  readonly bookings: number
  readonly bookingsPerSecond: number
  /** Bookings that were answered, but refused, as of what is sold out. */
  readonly refused: number
  readonly visitors: number
  /** Visitors between their first request and their last answer, at the moment that had most. */
  readonly mostAtOnce: number
  readonly latencies: readonly Latency[]
  /** Of all pages together. */
  readonly pagesP99Ms: number
  /** By what went wrong. */
  readonly failures: ReadonlyMap<string, number>
  readonly confirmed: readonly string[]
  readonly mebibytes: number
}

const MEBIBYTE = 1024 * 1024

const isPage = ({ request }: Answered) => PAGES.some((kind) => kind === request.kind)

/** Figures of a run. A request without answer counts with the time it was waited for. */
export function summarise(answers: readonly Answered[]): Summary {
  const seconds = Math.max(...answers.map(({ end }) => end)) / 1000
  const whole = answers.filter(({ failure }) => failure === null)
  const pages = whole.filter(isPage)
  const outcomes = whole.flatMap(({ text }) => (text === null ? [] : [orderNoOf(text)]))
  const confirmed = outcomes.filter((orderNo) => orderNo !== null)
  const sessions = sessionsOf(answers)
  return {
    seconds,
    pagesPerSecond: pages.length / seconds,
    mostPagesInSecond: mostInSecond(pages),
    bookings: confirmed.length,
    bookingsPerSecond: confirmed.length / seconds,
    refused: outcomes.length - confirmed.length,
    visitors: sessions.length,
    mostAtOnce: mostAtOnce(sessions),
    latencies: KINDS.flatMap((kind) => {
      const times = waited(answers.filter(({ request }) => request.kind === kind))
      return times.length === 0 ? [] : [{ kind, p50Ms: quantile(times, 0.5), p99Ms: quantile(times, 0.99) }]
    }),
    pagesP99Ms: quantile(waited(answers.filter(isPage)), 0.99),
    failures: counted(answers.flatMap(({ failure }) => failure ?? [])),
    confirmed,
    mebibytes: whole.reduce((sum, { bytes }) => sum + bytes, 0) / MEBIBYTE,
  }
}

function waited(answers: readonly Answered[]): readonly number[] {
  return answers.map(({ request, end }) => end - request.at).toSorted((one, other) => one - other)
}

/** Null of a booking that was refused. */
function orderNoOf(text: string): string | null {
  const [, orderNo = null] = /"orderNo":"([^"]+)"/.exec(text) ?? []
  return orderNo
}

function mostInSecond(answers: readonly Answered[]): number {
  return Math.max(0, ...counted(answers.map(({ end }) => Math.floor(end / 1000))).values())
}

function counted<Key>(keys: readonly Key[]): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

interface Session {
  readonly from: number
  readonly to: number
}

function sessionsOf(answers: readonly Answered[]): readonly Session[] {
  const sessions = new Map<number, Session>()
  for (const { request, end } of answers) {
    const { from, to } = sessions.get(request.visitor) ?? { from: request.at, to: end }
    sessions.set(request.visitor, { from: Math.min(from, request.at), to: Math.max(to, end) })
  }
  return [...sessions.values()]
}

/** How many sessions overlap at most. */
export function mostAtOnce(sessions: readonly Session[]): number {
  const changes = sessions.flatMap(({ from, to }) => [
    { at: from, by: 1 },
    { at: to, by: -1 },
  ])
  let now = 0
  let most = 0
  for (const { by } of changes.toSorted((one, other) => one.at - other.at)) {
    now += by
    most = Math.max(most, now)
  }
  return most
}
