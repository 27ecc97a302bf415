import { isValues } from '#server/documents/graphRequest.ts'

/** Marks a value that cannot be converted to the contract's type. */
export const UNREADABLE = Symbol('unreadable')

/** Converts a platform's value to a scalar of the contract. */
type ReadScalar = (value: unknown) => unknown

const readText: ReadScalar = (value) =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : UNREADABLE

const readNumber: ReadScalar = (value) => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : UNREADABLE
  // `Number('')` is 0, which would be a price of 0.
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
  // A reference that the platform has as an object.
  ID: (value) => readText(isValues(value) ? value['id'] : value),
  String: readText,
  Date: (value) => (typeof value === 'string' ? value : UNREADABLE),
  DateTime: (value) => (typeof value === 'string' ? value : UNREADABLE),
  Int: readWhole,
  Float: readNumber,
  Boolean: readBoolean,
  JSON: (value) => value,
}

/** Converts a value to a scalar type of the contract; UNREADABLE if it cannot be converted. */
export function readScalar(typeName: string, value: unknown): unknown {
  const read = READERS[typeName]
  if (read === undefined) throw new Error(`No reader for the scalar ${typeName}`)
  return read(value)
}
