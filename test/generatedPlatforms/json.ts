/** Unvalidated JSON object sent by a site. */
export type JsonObject = Readonly<Record<string, unknown>>

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function valueAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((fields, name) => (isJsonObject(fields) ? fields[name] : undefined), value)
}

/** A number or text at a path, as text; empty if missing. */
export function textAt(value: unknown, ...path: readonly string[]): string {
  const found = valueAt(value, ...path)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
}

export function numberAt(value: unknown, ...path: readonly string[]): number {
  return Number(textAt(value, ...path))
}

/** Entries of a selection sent as a list or as a single object; empty if missing. */
export function entriesAt(value: unknown, name: string): readonly JsonObject[] {
  const found = valueAt(value, name)
  if (Array.isArray(found)) return found.filter(isJsonObject)
  return isJsonObject(found) ? [found] : []
}
