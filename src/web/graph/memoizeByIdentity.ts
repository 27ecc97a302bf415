/**
 * Keeps the last result for each first argument, as long as that is in use. Arguments are compared by identity: the host
 * gives all pages within the lifetime of a shared answer the same value.
 *
 * @param compute depends on its arguments alone; nobody may change its result
 */
export function memoizeByIdentity<Arguments extends readonly [object, ...unknown[]], Result>(
  compute: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const kept = new WeakMap<object, { readonly given: Arguments; readonly result: Result }>()
  return (...given) => {
    const last = kept.get(given[0])
    if (last !== undefined && areSame(last.given, given)) return last.result
    const result = compute(...given)
    kept.set(given[0], { given, result })
    return result
  }
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((value, index) => value === others[index])
}
