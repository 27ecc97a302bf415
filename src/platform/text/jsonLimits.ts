/**
 * Maximum number of commas and opening brackets of a JSON text, including those in strings: four times the number of the
 * largest known booking. A body full of tiny values would take a second to parse, validate and serialize.
 */
const MOST_MARKS = 48_000

/** Maximum number of fields of an object: several times the most of any part of a booking. Huge objects are the slowest. */
const MOST_FIELDS = 2_000

/**
 * Several times the depth of the largest booking. `JSON.parse` accepts any depth, but serializing it again overflows the
 * stack.
 */
const DEEPEST_NESTING = 32

const [COMMA, BRACKET, BRACE] = [0x2c, 0x5b, 0x7b] as const

/** Whether a JSON text has no more values than a booking can have; a cheap check before parsing. */
export function isJsonWithinLimits(text: string): boolean {
  let marks = 0
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place)
    if (code === COMMA || code === BRACKET || code === BRACE) marks += 1
  }
  return marks <= MOST_MARKS
}

/** Whether depth and fields per object are within the limits. Breadth-first, so that it cannot overflow the stack itself. */
export function isValueWithinLimits(value: unknown): boolean {
  let layer = [value].filter(isObject)
  for (let level = 0; level < DEEPEST_NESTING; level += 1) {
    if (layer.some((each) => !Array.isArray(each) && Object.keys(each).length > MOST_FIELDS)) return false
    layer = layer.flatMap((each) => Object.values(each).filter(isObject))
    if (layer.length === 0) return true
  }
  return false
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
