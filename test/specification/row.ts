/**
 * One paragraph of the specification, or one decision where it is silent: its number or name, what it asks for in our
 * words, and the tests that keep it. A test is named by its file below `test` and its title, with the group before it
 * where two bear the same title: `domain/booking/extras/addons › an extra of the booking › once`. A case of a table is named
 * as it is reported.
 */
export type Row = readonly [name: string, promise: string, ...tests: string[]]
