/** A JSON object with unknown fields. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Whether JSON is an object, and neither a list nor null. */
export function isJsonObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}
