import { once } from 'node:events'
import { WebSocket } from 'ws'
import { check, listOf, or, record, text, whole, type ValueOf } from '#domain/shape.ts'

const SAMPLE_MICROSECONDS = 200

const targets = listOf(record({ webSocketDebuggerUrl: text }))
const numbers = listOf(whole())
const node = record({
  id: whole(),
  callFrame: record({ functionName: text, url: text }),
  children: or(numbers, []),
})
type ProfileNode = ValueOf<typeof node>

/** A CPU profile of V8: which function ran at each sample, and the microseconds since the sample before. */
const profile = record({ nodes: listOf(node), samples: numbers, timeDeltas: numbers })
type CpuProfile = ValueOf<typeof profile>

/** Profiles a process, whose inspector listens on a port, while it works. */
export async function profileOf(port: number, work: () => Promise<unknown>): Promise<CpuProfile> {
  const answer = check(targets, await (await fetch(`http://127.0.0.1:${port}/json/list`)).text())
  const socket = new WebSocket(answer.isValid ? (answer.value[0]?.webSocketDebuggerUrl ?? '') : '')
  await once(socket, 'open')
  const call = async (method: string, params: object = {}): Promise<string> => {
    socket.send(JSON.stringify({ id: 1, method, params }))
    const answers: readonly unknown[] = await once(socket, 'message')
    return String(answers[0])
  }
  await call('Profiler.enable')
  await call('Profiler.setSamplingInterval', { interval: SAMPLE_MICROSECONDS })
  await call('Profiler.start')
  await work()
  const stopped = check(record({ result: record({ profile }) }), await call('Profiler.stop'))
  socket.close()
  if (!stopped.isValid) throw new Error(`The site gave no profile: ${stopped.reason}`)
  return stopped.value.result.profile
}

/** Kinds of work, each found by the innermost function that tells it. The first that matches counts. */
const KINDS: readonly { readonly kind: string; readonly isOf: (frame: ProfileNode['callFrame']) => boolean }[] = [
  { kind: 'garbage', isOf: ({ functionName }) => functionName === '(garbage collector)' },
  { kind: 'waiting', isOf: ({ functionName }) => functionName === '(idle)' },
  { kind: 'storage', isOf: ({ url }) => /libsql|\/pg\/|\/kysely\/|\/host\/storageError-/.test(url) },
  { kind: 'compression', isOf: ({ url }) => url === 'node:zlib' },
  { kind: 'GraphQL execution', isOf: ({ url }) => /\/host\/platform-|\/graphql\//.test(url) },
  { kind: 'proxy, requests, sending', isOf: ({ url }) => /\/build\/host\//.test(url) },
  { kind: 'GraphQL client', isOf: ({ url }) => /\/(@urql|wonka)\/|urql\.es/.test(url) },
  { kind: 'rendering', isOf: ({ url }) => /\/(react|react-dom)\//.test(url) },
  { kind: 'loaders, components, domain', isOf: ({ url }) => url.includes('/build/server/') },
  { kind: 'router', isOf: ({ url }) => url.includes('/react-router/') },
]

const OTHER = 'native code, other'

/** Milliseconds of each kind of work, the largest first. Built-in functions count to who calls them. */
export function sharesOf({ nodes, samples, timeDeltas }: CpuProfile): readonly (readonly [string, number])[] {
  const kinds = kindsOf(nodes)
  const shares = new Map<string, number>()
  for (const [index, id] of samples.entries()) {
    const kind = kinds.get(id) ?? OTHER
    shares.set(kind, (shares.get(kind) ?? 0) + (timeDeltas[index] ?? 0) / 1000)
  }
  shares.delete('waiting')
  return [...shares].toSorted(([, a], [, b]) => b - a)
}

function kindsOf(nodes: readonly ProfileNode[]): ReadonlyMap<number, string> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const kinds = new Map<number, string>()
  const visit = ({ id, callFrame, children }: ProfileNode, caller: string) => {
    const kind = KINDS.find(({ isOf }) => isOf(callFrame))?.kind ?? caller
    kinds.set(id, kind)
    for (const child of children) {
      const node = byId.get(child)
      if (node !== undefined) visit(node, kind)
    }
  }
  if (nodes[0] !== undefined) visit(nodes[0], OTHER)
  return kinds
}
