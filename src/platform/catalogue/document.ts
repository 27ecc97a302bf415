/**
 * Reads a document from a column of this platform's own. Only the platform writes these columns, from typed records,
 * so the type is taken at its word; what arrives from outside never passes here.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller knows what its column holds
export function readDocument<Value extends object>(text: string): Value {
  const isDocument = (value: unknown): value is Value => typeof value === 'object' && value !== null
  const document: unknown = JSON.parse(text)
  if (isDocument(document)) return document
  throw new TypeError('A document column holds no document.')
}
