/** What cannot be read as the contract has it. */
export const UNREADABLE = Symbol('unreadable')

/** A scalar of the contract from what a platform answered. */
type ReadScalar = (value: unknown) => unknown

const readText: ReadScalar = (value) =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : UNREADABLE

const readNumber: ReadScalar = (value) => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : UNREADABLE
  // `Number('')` would be a price of nothing.
  if (typeof value !== 'string' || value.trim() === '') return UNREADABLE
  const number = Number(value)
  return Number.isFinite(number) ? number : UNREADABLE
}

const readWhole: ReadScalar = (value) => {
  const number = readNumber(value)
  return Number.isInteger(number) ? number : UNREADABLE
}

const TRUTHS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ...[true, 1, '1', 'true'].map((value) => [value, true] as const),
  ...[false, 0, '0', 'false', ''].map((value) => [value, false] as const),
])

const readBoolean: ReadScalar = (value) =>
  TRUTHS.get(typeof value === 'string' ? value.trim().toLowerCase() : value) ?? UNREADABLE

const READERS: Readonly<Record<string, ReadScalar>> = {
  ID: readText,
  String: readText,
  Date: (value) => (typeof value === 'string' ? value : UNREADABLE),
  DateTime: (value) => (typeof value === 'string' ? value : UNREADABLE),
  Int: readWhole,
  Float: readNumber,
  Boolean: readBoolean,
  JSON: (value) => value,
}

/** A scalar by the name of its type in the contract; UNREADABLE for what is none of its kind. */
export function readScalar(typeName: string, value: unknown): unknown {
  const read = READERS[typeName]
  if (read === undefined) throw new Error(`No reader for the scalar ${typeName}`)
  return read(value)
}
