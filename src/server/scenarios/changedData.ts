import { isValues, type Values } from '#server/documents/graphRequest.ts'

/** New values by field name. */
export type Changes = Readonly<Record<string, (value: unknown) => unknown>>

/** Applies a change to the data of a response body; errors stay. */
export function changedData(body: string, change: (data: Values) => Values): string {
  const answer: unknown = JSON.parse(body)
  if (!isValues(answer) || !isValues(answer['data'])) return body
  return JSON.stringify({ ...answer, data: change(answer['data']) })
}

/** A copy in which all fields of these names are changed, at any depth. */
export function mapped(data: Values, changes: Changes): Values {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, changes[name]?.(value) ?? below(value, changes)]),
  )
}

function below(value: unknown, changes: Changes): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => below(entry, changes))
  return isValues(value) ? mapped(value, changes) : value
}
