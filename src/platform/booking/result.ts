/** A value, or the reason of a refusal as text for the visitor. */
export type Result<Value> =
  { readonly value: Value; readonly refusal: null } | { readonly value: null; readonly refusal: string }

export function accepted<Value>(value: Value): Result<Value> {
  return { value, refusal: null }
}

export function refused(refusal: string): Result<never> {
  return { value: null, refusal }
}
