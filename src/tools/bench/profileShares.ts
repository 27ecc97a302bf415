import type { CpuProfile, ProfileNode } from './inspectedSite.ts'

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
export function profileShares({ nodes, samples, timeDeltas }: CpuProfile): readonly (readonly [string, number])[] {
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
  const visit = ({ id, callFrame, children = [] }: ProfileNode, caller: string) => {
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
