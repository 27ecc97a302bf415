import { setTimeout } from 'node:timers/promises'
import { freePort, runHost, type HostRun } from '#test/support/browser/site.ts'

/** A process of the site that is started again whenever it ends, as systemd does it. */
export interface KeptProcess {
  readonly origin: string
  /** Ends it with a signal; it is started again. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>
  /** Freezes it for so many milliseconds with its connections open. */
  readonly hang: (ms: number) => Promise<void>
  /** Number of unexpected exits. */
  readonly crashes: () => number
  /** Ends it in order, for good. */
  readonly stop: () => Promise<void>
  readonly output: () => string
}

export interface KeptProcessOptions {
  readonly environment: Readonly<Record<string, string>>
  readonly directory: string
}

/** `RestartSec` of the guide, in milliseconds. */
const RESTART_MS = 2_000

/** Starts a process and does not wait until it answers. */
export async function keepProcess({ environment, directory }: KeptProcessOptions): Promise<KeptProcess> {
  const port = await freePort()
  const written: string[] = []
  const stopping = new AbortController()
  const asked = new Set<HostRun>()
  let crashes = 0
  let host: HostRun

  async function keep(): Promise<void> {
    for (;;) {
      host = runHost({ environment: { ...environment, PORT: String(port) }, directory })
      await host.ended
      written.push(host.output())
      if (!asked.has(host)) crashes += 1
      await setTimeout(RESTART_MS, null, { signal: stopping.signal })
    }
  }

  const kept = keep().catch(() => undefined)
  const end = async (signal: NodeJS.Signals) => {
    asked.add(host)
    host.child.kill(signal)
    await host.ended
  }
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    end,
    hang: async (ms) => {
      host.child.kill('SIGSTOP')
      await setTimeout(ms)
      host.child.kill('SIGCONT')
    },
    crashes: () => crashes,
    stop: async () => {
      stopping.abort()
      await end('SIGTERM')
      await kept
    },
    output: () => [...written, host.output()].join(''),
  }
}

/** Waits until a process is ready. */
export async function untilReady({ origin, output }: KeptProcess): Promise<void> {
  const deadline = performance.now() + 120_000
  while (performance.now() < deadline) {
    if ((await statusOf(origin)) === 200) return
    await setTimeout(100)
  }
  throw new Error(`The site is not ready:\n${output()}`)
}

/** Status of `/readyz`; null without an answer in time. */
export async function statusOf(origin: string): Promise<number | null> {
  try {
    return (await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) })).status
  } catch {
    return null
  }
}
