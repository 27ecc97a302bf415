/**
 * Several times what the largest booking has. What is nested without limit can be read, but not written again or told about
 * in a message: that ends the stack.
 */
export const DEEPEST_NESTING = 64

/** Whether a value holds objects and lists in each other on more levels. Level by level: it must not end the stack itself. */
export function isNestedDeeper(levels: number, value: unknown): boolean {
  let layer = [value].filter(isObject)
  for (let level = 0; level < levels; level += 1) {
    layer = layer.flatMap((each) => Object.values(each).filter(isObject))
    if (layer.length === 0) return false
  }
  return true
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
