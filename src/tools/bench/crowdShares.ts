import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { processorSeconds } from './processFigures.ts'

const NANOSECONDS_PER_MS = 1e6

/** Who had the processors of the machine during a run. */
export interface Shares {
  /** Processor seconds of the site, PostgreSQL, nginx, what sends the requests, and all that has nothing to do with the run. */
  readonly seconds: ReadonlyMap<string, number>
  /** Seconds that all processors together had. */
  readonly available: number
  /** How late what sends the requests was itself, in milliseconds. */
  readonly clientDelayP99Ms: number
}

/** Watches who has the processors, until the function it returns is called. */
export function watchShares(sites: readonly number[]): () => Shares {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const before = secondsNow(sites)
  const begin = performance.now()
  return () => {
    delay.disable()
    const available = ((performance.now() - begin) / 1000) * cpus().length
    const seconds = new Map([...secondsNow(sites)].map(([name, value]) => [name, value - (before.get(name) ?? 0)]))
    return { seconds, available, clientDelayP99Ms: delay.percentile(99) / NANOSECONDS_PER_MS }
  }
}

function secondsNow(sites: readonly number[]): ReadonlyMap<string, number> {
  const servers = descendants(process.pid).filter((pid) => !sites.includes(pid))
  const named = (name: string) => servers.filter((pid) => textOf(`/proc/${String(pid)}/comm`).trim() === name)
  const known = [
    ['site', sum(sites.map((pid) => processorSeconds(pid)))],
    // A server that gives each connection a process.
    ['PostgreSQL', sum(named('postgres').map((pid) => processorSeconds(pid, true)))],
    ['nginx', sum(named('nginx').map((pid) => processorSeconds(pid, true)))],
    ['this client', processorSeconds(process.pid)],
  ] as const
  const all = sum(cpus().map(({ times: { user, nice, sys, irq } }) => (user + nice + sys + irq) / 1000))
  return new Map([...known, ['other programs', all - sum(known.map(([, seconds]) => seconds))]])
}

function descendants(pid: number): readonly number[] {
  const children = textOf(`/proc/${String(pid)}/task/${String(pid)}/children`).match(/\d+/g) ?? []
  return children.flatMap((child) => [Number(child), ...descendants(Number(child))])
}

/** Empty of a process that has just ended. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
