/**
 * Four times what the largest booking we know has of commas and opening brackets, those in its words included: as much room
 * as its bytes are given. So many tiny values that fill the same bytes would take a second to parse, check and print.
 */
const MOST_MARKS = 48_000

/** Several times what any part of a booking has. Objects of very many names cost more than anything else. */
const MOST_FIELDS = 2_000

/**
 * Several times what the largest booking has. What is nested without limit can be read, but not written again or told about
 * in a message: that ends the stack.
 */
const DEEPEST_NESTING = 32

const MARKS: ReadonlySet<number> = new Set([',', '[', '{'].map((mark) => mark.charCodeAt(0)))

/** Whether a JSON text could be a booking, by the number of its values alone. */
export function isModestJson(text: string): boolean {
  let marks = 0
  for (let place = 0; place < text.length; place += 1) if (MARKS.has(text.charCodeAt(place))) marks += 1
  return marks <= MOST_MARKS
}

/** Whether no object of a value has very many fields, and none lies very deep. Level by level: it must not end the stack itself. */
export function isModestValue(value: unknown): boolean {
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
