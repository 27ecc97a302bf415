import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { processorSeconds, processorSecondsWithEnded } from './processFigures.ts'

const NANOSECONDS_PER_MS = 1e6

/** Processor time of a run, as parts of all processors of the machine. */
export interface Shares {
  readonly sites: number
  readonly postgres: number
  readonly nginx: number
  /** Of what sends the requests, which shares the machine. */
  readonly client: number
  /** Of all that has nothing to do with the run. */
  readonly others: number
  /** Processor seconds of the site and of PostgreSQL. */
  readonly siteSeconds: number
  readonly postgresSeconds: number
  /** How late what sends the requests was itself, in milliseconds. */
  readonly clientDelayP99Ms: number
}

interface Times {
  readonly sites: number
  readonly postgres: number
  readonly nginx: number
  readonly client: number
  readonly all: number
}

/** Watches who has the processors, until the function it returns is called. */
export function watchShares(sites: readonly number[]): () => Shares {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const before = timesNow(sites)
  const begin = performance.now()
  return () => {
    const after = timesNow(sites)
    delay.disable()
    const available = ((performance.now() - begin) / 1000) * cpus().length
    const share = (name: keyof Times) => (after[name] - before[name]) / available
    return {
      sites: share('sites'),
      postgres: share('postgres'),
      nginx: share('nginx'),
      client: share('client'),
      others: Math.max(0, share('all') - share('sites') - share('postgres') - share('nginx') - share('client')),
      siteSeconds: after.sites - before.sites,
      postgresSeconds: after.postgres - before.postgres,
      clientDelayP99Ms: delay.percentile(99) / NANOSECONDS_PER_MS,
    }
  }
}

function timesNow(sites: readonly number[]): Times {
  const servers = descendants(process.pid).filter((pid) => !sites.includes(pid))
  const named = (name: string) => sum(servers.filter((pid) => nameOf(pid) === name).map(secondsWithEnded))
  return {
    sites: sum(sites.map(processorSeconds)),
    postgres: named('postgres'),
    nginx: named('nginx'),
    client: processorSeconds(process.pid),
    all: sum(cpus().map(({ times: { user, nice, sys, irq } }) => (user + nice + sys + irq) / 1000)),
  }
}

function descendants(pid: number): readonly number[] {
  const children = textOf(`/proc/${String(pid)}/task/${String(pid)}/children`)
    .split(' ')
    .filter((text) => text.trim() !== '')
    .map(Number)
  return children.flatMap((child) => [child, ...descendants(child)])
}

function nameOf(pid: number): string {
  return textOf(`/proc/${String(pid)}/comm`).trim()
}

/** Of a server that gives each connection a process. 0 of one that has just ended. */
function secondsWithEnded(pid: number): number {
  try {
    return processorSecondsWithEnded(pid)
  } catch {
    return 0
  }
}

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
