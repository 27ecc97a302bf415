/** Unvalidated JSON object sent by a site. */
export type Sent = Readonly<Record<string, unknown>>

export function isSent(value: unknown): value is Sent {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function sentAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((held, name) => (isSent(held) ? held[name] : undefined), value)
}

/** A number or text at a path, as text; empty if missing. */
export function textAt(value: unknown, ...path: readonly string[]): string {
  const held = sentAt(value, ...path)
  return typeof held === 'string' || typeof held === 'number' ? String(held) : ''
}

export function numberAt(value: unknown, ...path: readonly string[]): number {
  return Number(textAt(value, ...path))
}

/** Entries of a selection sent as a list or as a single object; empty if missing. */
export function entriesAt(value: unknown, name: string): readonly Sent[] {
  const held = sentAt(value, name)
  if (Array.isArray(held)) return held.filter(isSent)
  return isSent(held) ? [held] : []
}

/** Whole years between two days. */
export function ageOn(day: string, birthday: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) < birthday.slice(5, 10) ? years - 1 : years
}
