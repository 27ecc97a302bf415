import fc, { type Arbitrary } from 'fast-check'
import type { FieldsOf } from '#domain/booking/draft/field.ts'
import { check } from '#domain/shape.ts'

/** Values of every kind; the shape of a field says which of them it takes. */
const VALUES = [null, false, true, 0, 1, '', 'Zoë', '1960-02-01']

/** For each field of a table its first value and those of `VALUES` it takes. */
export function arbitraryFields<Of>(fields: FieldsOf<Of>): { readonly [Name in keyof Of]: Arbitrary<Of[Name]> } {
  const entries = Object.entries<FieldsOf<Record<string, unknown>>[string]>(fields).map(
    ([name, { initial, shape }]) => {
      const taken = VALUES.filter((value) => check(shape, JSON.stringify(value)).isValid)
      return [name, fc.constantFrom(initial, ...taken)]
    },
  )
  return Object.fromEntries(entries) as { readonly [Name in keyof Of]: Arbitrary<Of[Name]> }
}
