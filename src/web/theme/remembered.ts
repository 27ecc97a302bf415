/**
 * A function of one object (and perhaps empty ones behind it) that answers the same object with what it answered before.
 * Chakra makes the recipe of an element anew each time the element is drawn, and finds styles by writing them out as
 * text; on a step with hundreds of elements that was most of what a key press cost. What is asked for here are constants
 * of modules and what was made of them: they never change, and what is kept goes with them.
 */
export function remembered<Make extends (...objects: never[]) => unknown>(make: Make): Make {
  const made = new WeakMap<object, unknown>()
  return new Proxy(make, {
    apply(target, self, objects: unknown[]): unknown {
      const [first, ...others] = objects
      if (typeof first !== 'object' || first === null || !others.every(isEmpty)) return Reflect.apply(target, self, objects)
      if (!made.has(first)) made.set(first, Reflect.apply(target, self, objects))
      return made.get(first)
    },
  })
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
