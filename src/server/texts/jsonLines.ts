import { isValues } from '#server/documents/graphRequest.ts'
import { toPlainLine } from './richText.ts'

/** Markup in JSON text, also escaped as some encoders do. */
const MAY_HAVE_MARKUP = /[<&]|\\u00(?:26|3c)/i

/**
 * Back-office JSON with the texts at these keys as plain lines, at any depth; JSON text with markup is parsed for it. The
 * same value where nothing changes: departures have thousands of rows.
 */
export function withPlainLines(json: unknown, keys: readonly string[]): unknown {
  const plain = (value: unknown, isLine: boolean): unknown => {
    if (typeof value === 'string') return isLine ? toPlainLine(value) : value
    if (Array.isArray(value)) {
      const entries = value.map((entry) => plain(entry, isLine))
      return entries.some((entry, index) => entry !== value[index]) ? entries : value
    }
    if (!isValues(value)) return value
    const changed = Object.entries(value).flatMap(([key, entry]) => {
      const read = plain(entry, keys.includes(key))
      return read === entry ? [] : [[key, read] as const]
    })
    return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) }
  }
  if (typeof json !== 'string') return plain(json, false)
  if (!MAY_HAVE_MARKUP.test(json)) return json
  try {
    return plain(JSON.parse(json), false)
  } catch {
    return json
  }
}
