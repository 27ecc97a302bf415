import { decodedMappings, TraceMap, type SourceMapInput } from '@jridgewell/trace-mapping'

/** Bytes mapped to no source: the bundler's own code. */
const BUNDLER = 'bundler'

/**
 * Where the characters of a minified script come from, by npm package, or by folder of the product; they add up to the
 * length of the script.
 */
export function charactersByPackage(script: string, map: SourceMapInput): ReadonlyMap<string, number> {
  const trace = new TraceMap(map)
  const characters = new Map<string, number>()
  const add = (name: string, count: number) => characters.set(name, (characters.get(name) ?? 0) + count)
  const mappings = decodedMappings(trace)
  for (const [index, line] of script.split('\n').entries()) {
    const segments = mappings[index] ?? []
    add(BUNDLER, segments[0]?.[0] ?? line.length)
    for (const [position, segment] of segments.entries()) {
      const source = segment[1] === undefined ? null : (trace.sources[segment[1]] ?? null)
      const end = segments[position + 1]?.[0] ?? line.length
      add(source === null ? BUNDLER : packageOf(source), end - segment[0])
    }
    if (index > 0) add(BUNDLER, 1)
  }
  return characters
}

/** The npm package of a source file, or a folder of the product: `src/web/booking`, `src/domain`. */
export function packageOf(source: string): string {
  const installed = source.split('node_modules/').at(-1)
  if (installed !== undefined && installed !== source) return /^(?:@[^/]+\/)?[^/]+/.exec(installed)?.[0] ?? BUNDLER
  return /src\/(?:web\/[^/.]+(?=\/)|[^/.]+)/.exec(source)?.[0] ?? BUNDLER
}
