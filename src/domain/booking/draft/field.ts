import { readDay } from '#domain/calendar.ts'
import { orNull, text, textThat, whole, type Shape } from '#domain/shape.ts'

/** The decisions on one field of a draft. Tables of them hold, for each field, everything that follows from its row. */
export interface Field<Value> {
  /** Value before any input. */
  readonly initial: Value
  /** Stored form; `or(shape, initial)` for a field that older drafts lack, as a draft of another form is dropped. */
  readonly shape: Shape<Value>
  /** Whether undoing a change keeps the present value, as for typed data; otherwise it restores the former choice. */
  readonly isKeptOnUndo: boolean
  /** Whether the booking on the wire has it under this name, as it is. Otherwise `wire/` converts or omits it. */
  readonly isOnWire: boolean
}

/** A table with one row for each field. */
export type FieldsOf<Of> = { readonly [Name in keyof Of]-?: Field<Of[Name]> }

type Table = Readonly<Record<string, Field<unknown>>>

/** The fields of a table before any input. */
export function initialOf<Of>(fields: FieldsOf<Of>): Of
export function initialOf(fields: Table): unknown {
  return Object.fromEntries(Object.entries(fields).map(([name, { initial }]) => [name, initial]))
}

/** The stored form of each field. */
export type ShapesOf<Of> = { readonly [Name in keyof Of]-?: Shape<Of[Name]> }

/** The stored form of each field of a table. */
export function shapesOf<Of>(fields: FieldsOf<Of>): ShapesOf<Of>
export function shapesOf(fields: Table): unknown {
  return Object.fromEntries(Object.entries(fields).map(([name, { shape }]) => [name, shape]))
}

/** The fields of a table alone, whatever the table says of them. */
export function pick<Name extends string, From extends Readonly<Record<Name, unknown>>>(
  fields: Readonly<Record<Name, unknown>>,
  from: From,
): Pick<From, Name>
export function pick(fields: object, from: object): unknown {
  return picked(from, (name) => Object.hasOwn(fields, name))
}

/** The fields of a table that an undo keeps. */
export function pickKept<Of>(fields: FieldsOf<Of>, from: NoInfer<Of>): Partial<Of>
export function pickKept(fields: Table, from: object): unknown {
  return picked(from, (name) => fields[name]?.isKeptOnUndo)
}

type OnWire<Fields> = {
  [Name in keyof Fields as Fields[Name] extends { readonly isOnWire: true } ? Name : never]: Fields[Name] extends Field<
    infer Value
  >
    ? Value
    : never
}

/** The fields of a table that go out as they are. */
export function pickSent<Fields extends Table>(fields: Fields, from: OnWire<Fields>): OnWire<Fields>
export function pickSent(fields: Table, from: object): unknown {
  return picked(from, (name) => fields[name]?.isOnWire)
}

function picked(from: object, isWanted: (name: string) => boolean | undefined): object {
  return Object.fromEntries(Object.entries(from).filter(([name]) => isWanted(name)))
}

/* Shapes that several tables use. */
export const id = orNull(text)
export const count = whole(0)
export const isoDay = textThat((value) => readDay(value) === value)
export const day = orNull(isoDay)
