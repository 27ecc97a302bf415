/**
 * Parses a JSON column. The type is not validated, for only this platform writes these columns, from typed records;
 * input from outside must not be read by this function.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller knows what its column holds
export function readDocument<Value extends object>(text: string): Value {
  const isDocument = (value: unknown): value is Value => typeof value === 'object' && value !== null
  const document: unknown = JSON.parse(text)
  if (isDocument(document)) return document
  throw new TypeError('A document column holds no document.')
}
