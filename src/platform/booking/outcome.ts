/** A value, or the reason of a refusal as text for the visitor. */
export type Outcome<Value> =
  { readonly value: Value; readonly refusal: null } | { readonly value: null; readonly refusal: string }

export function outcome<Value>(value: Value): Outcome<Value> {
  return { value, refusal: null }
}

export function refused(refusal: string): Outcome<never> {
  return { value: null, refusal }
}
