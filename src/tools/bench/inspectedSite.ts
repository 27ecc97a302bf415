import { WebSocket } from 'ws'
import { freePort, newDirectory, removeDirectory, startSite } from '#test/support/browser/site.ts'

/** A CPU profile of V8: which function ran at each sample. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[]
  readonly samples: readonly number[]
  /** Microseconds since the sample before. */
  readonly timeDeltas: readonly number[]
}

export interface ProfileNode {
  readonly id: number
  readonly callFrame: { readonly functionName: string; readonly url: string }
  readonly children?: readonly number[]
}

/** The built site, as `npm start` runs it, with its inspector open. */
export interface InspectedSite {
  readonly origin: string
  /** Processor time of all its threads so far, in milliseconds. */
  readonly processorMs: () => Promise<number>
  readonly profile: (work: () => Promise<unknown>) => Promise<CpuProfile>
  readonly stop: () => Promise<void>
}

const SAMPLE_MICROSECONDS = 200

export async function startInspectedSite(): Promise<InspectedSite> {
  const directory = newDirectory()
  const port = await freePort()
  const environment = { LOG_LEVEL: 'silent', NODE_OPTIONS: `--inspect=127.0.0.1:${port}` }
  const site = await startSite({ directory, environment })
  const { call, close } = await openInspector(port)
  return {
    origin: site.origin,
    processorMs: async () => {
      const { result } = await call('Runtime.evaluate', { expression: PROCESSOR_MS })
      return Number(at(result, 'value'))
    },
    profile: async (work) => {
      await call('Profiler.enable', {})
      await call('Profiler.setSamplingInterval', { interval: SAMPLE_MICROSECONDS })
      await call('Profiler.start', {})
      await work()
      return readProfile((await call('Profiler.stop', {}))['profile'])
    },
    stop: async () => {
      close()
      await site.stop()
      removeDirectory(directory)
    },
  }
}

const PROCESSOR_MS = '(({ user, system }) => (user + system) / 1000)(process.cpuUsage())'

type Values = Readonly<Record<string, unknown>>

async function openInspector(port: number) {
  const targets: unknown = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()
  const socket = new WebSocket(String(at(Array.isArray(targets) ? targets[0] : null, 'webSocketDebuggerUrl')))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  let last = 0
  const call = (method: string, params: Values): Promise<Values> => {
    last += 1
    const id = last
    return new Promise((resolve) => {
      const read = (message: { toString(): string }) => {
        const answer: unknown = JSON.parse(message.toString())
        if (at(answer, 'id') !== id) return
        socket.off('message', read)
        const result = at(answer, 'result')
        resolve(isValues(result) ? result : {})
      }
      socket.on('message', read)
      socket.send(JSON.stringify({ id, method, params }))
    })
  }
  return { call, close: () => socket.close() }
}

function readProfile(value: unknown): CpuProfile {
  if (isProfile(value)) return value
  throw new Error('The site gave no profile')
}

function isProfile(value: unknown): value is CpuProfile {
  return isValues(value) && Array.isArray(value['nodes']) && Array.isArray(value['samples'])
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}

function at(value: unknown, key: string): unknown {
  return isValues(value) ? value[key] : undefined
}
