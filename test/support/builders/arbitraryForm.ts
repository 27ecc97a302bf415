import fc, { type Arbitrary } from 'fast-check'

/** A way to write the same thing down. */
type Form = (value: unknown) => unknown

const bare: Form = (value) => value
const inData: Form = (value) => ({ data: value, success: true })
const asText: Form = (value) => JSON.stringify(value)

const wrapping: Arbitrary<Form> = fc
  .array(fc.constantFrom(bare, inData, asText), { maxLength: 3 })
  .map((forms) => (value) => forms.reduce((inner, form) => form(inner), value))

/** A record: bare, in data, alone in a list, as text. */
export const recordForm: Arbitrary<Form> = fc.tuple(fc.boolean(), wrapping).map(
  ([isListed, wrap]) =>
    (value) =>
      wrap(isListed ? [value] : value),
)

type Rows = readonly Readonly<Record<string, unknown>>[]

/**
 * A table: as a list, or as an object by position or by the number of the rows, which they may then leave out. Numbers of
 * the rows grow, for an object by number is in their order.
 */
export function tableForm(numberKey: string): Arbitrary<(rows: Rows) => unknown> {
  const list = (rows: Rows): unknown => rows
  const byPosition = (rows: Rows): unknown => Object.fromEntries(rows.map((row, index) => [index, row]))
  const byNumber = (rows: Rows): unknown => Object.fromEntries(rows.map((row) => [row[numberKey], row]))
  const byNumberAlone = (rows: Rows): unknown =>
    Object.fromEntries(
      rows.map((row) => [row[numberKey], Object.fromEntries(Object.entries(row).filter(([key]) => key !== numberKey))]),
    )
  return fc.tuple(fc.constantFrom(list, byPosition, byNumber, byNumberAlone), wrapping).map(
    ([form, wrap]) =>
      (rows) =>
        wrap(form(rows)),
  )
}

/** A number of the back office: as number or as text. */
export const numberForm: Arbitrary<(no: number) => unknown> = fc.constantFrom(
  (no) => no,
  String,
  (no: number) => ` ${no} `,
)

/** An amount of whole centimes: as number, as text, as the Swiss write it, or with a comma. */
export const amountForm: Arbitrary<(centimes: number) => unknown> = fc.constantFrom(
  (centimes) => centimes / 100,
  (centimes: number) => String(centimes / 100),
  (centimes: number) => (centimes / 100).toFixed(2),
  (centimes: number) => (centimes / 100).toFixed(2).replace('.', ','),
  (centimes: number) => `CHF ${(centimes / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, '’')}`,
)
