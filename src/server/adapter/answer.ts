import {
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  responsePathAsArray,
  type GraphQLOutputType,
  type ResponsePath,
  type ValueNode,
} from 'graphql'
import { isValues, type Values } from '#server/documents/graphRequest.ts'
import { withPlainLines } from '#server/texts/jsonLines.ts'
import type { Finding } from './findings.ts'
import { readScalar, UNREADABLE } from './scalars.ts'
import type { Selection } from './selection.ts'

/** Path of a value in the response: field names and list indexes. */
export type Path = readonly (string | number)[]

/** An error beside the data of a response. */
export interface ReportedError {
  /** Null where the platform tells none. */
  readonly path: Path | null
}

/** Called for each field that does not match the contract. */
export type Report = (finding: Finding, path: Path) => void

/** A text for visitors without a word: some platforms answer it for «none», which is no fault to report. */
const BLANK = Symbol('blank')

interface Root {
  readonly typeName: string
  readonly selections: readonly Selection[]
  /** The value of an argument in this call. */
  readonly argumentValue: (value: ValueNode) => unknown
}

interface RootWithErrors extends Root {
  /** Errors of the response: with any, a null root field is not an empty list. */
  readonly reported: readonly ReportedError[]
}

/** What is the same for all of a response. */
interface ResponseContext extends Pick<RootWithErrors, 'argumentValue' | 'reported'> {
  readonly report: Report
}

interface Place {
  readonly selection: Selection
  /** Linked from its end: few paths are ever written out, and an answer may have a hundred thousand. */
  readonly path: ResponsePath
  readonly response: ResponseContext
}

/**
 * Completes a response to the contract, with the contract's type names. Scalars are converted; missing lists and objects
 * are empty. A value that cannot be converted is reported and becomes null; if it must not be null, the error propagates
 * to the enclosing list entry or the nearest nullable field. Null if it propagates to the root.
 */
export function completeAnswer(data: Values, root: RootWithErrors, report: Report): Values | null {
  const hasErrors = root.reported.length > 0
  const missing = root.selections.find((selection) => isMissing(data[selection.key], selection, hasErrors))
  if (missing !== undefined) {
    report({ kind: 'refused', coordinate: missing.coordinate }, [missing.key])
    return null
  }
  const response = { argumentValue: root.argumentValue, reported: root.reported, report }
  const completed = completeParts(data, root, { path: undefined, response })
  return isValues(completed) ? completed : null
}

/** Whether a requested non-null field is missing. */
function isMissing(value: unknown, { isRequested, type }: Selection, hasErrors: boolean): boolean {
  return isRequested && isNonNullType(type) && (value === undefined || (value === null && hasErrors))
}

function completeField(parent: Values, place: Place): unknown {
  const { selection } = place
  const value = selection.isRequested ? parent[selection.key] : null
  return complete(value ?? null, selection.type, place)
}

function complete(value: unknown, type: GraphQLOutputType, place: Place): unknown {
  const bare = getNullableType(type)
  if (value !== null) {
    const completed = completePresent(value, bare, place)
    if (completed === BLANK) return place.selection.absent ?? (isNonNullType(type) ? UNREADABLE : null)
    return completed === UNREADABLE && !isNonNullType(type) && !hasFailed(place) ? null : completed
  }
  if (hasFailed(place)) return refused(place)
  if (!isNonNullType(type)) return null
  const fallback = defaultValue(bare, place)
  const { selection, response, path } = place
  if (selection.isRequested)
    response.report(
      { kind: fallback === UNREADABLE ? 'refused' : 'completed', coordinate: selection.coordinate },
      responsePathAsArray(path),
    )
  return fallback
}

/**
 * Whether a null stands for a part that the platform could not load, and without which the rest would be wrong: an error
 * names it, or what is below it, or tells no path and may be one of it.
 */
function hasFailed({ selection, path, response }: Place): boolean {
  return selection.isIndispensable && isReported(path, response)
}

function isReported(place: ResponsePath, { reported }: ResponseContext): boolean {
  if (reported.length === 0) return false
  const path = responsePathAsArray(place)
  return reported.some((error) => error.path === null || path.every((step, index) => error.path?.[index] === step))
}

function completePresent(value: unknown, type: GraphQLOutputType, place: Place): unknown {
  if (isListType(type)) return Array.isArray(value) ? completeList(value, type.ofType, place) : refused(place)
  if (isObjectType(type))
    return isValues(value) ? completeParts(value, partsOf(type.name, place), place) : refused(place)
  const read = isEnumType(type) ? readEnum(value, type.getValues()) : readScalar(String(type), value)
  if (read === UNREADABLE) return refused(place)
  const { clean, coordinate, lineKeys, parts } = place.selection
  if (read !== value) place.response.report({ kind: 'coerced', coordinate }, responsePathAsArray(place.path))
  const kept = parts === null ? read : withParts(read, place.response.argumentValue(parts))
  if (lineKeys.length > 0) return withPlainLines(kept, lineKeys)
  if (clean === null || typeof kept !== 'string') return kept
  const text = clean(kept)
  if (text === null) return refused(place)
  return text.trim() === '' ? BLANK : text
}

/** A JSON object or its text with these parts alone; unchanged where it has none of them, as when it is wrapped. */
function withParts(json: unknown, names: unknown): unknown {
  const value = typeof json === 'string' ? parsedJson(json) : json
  if (!Array.isArray(names) || !isValues(value)) return json
  const kept = Object.entries(value).filter(([name]) => names.includes(name))
  return kept.length === 0 ? json : Object.fromEntries(kept)
}

/** Null for text that is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Drops the entries that cannot be read, unless the list is wrong without them, and those whose text has no word. */
function completeList(entries: readonly unknown[], type: GraphQLOutputType, place: Place): unknown {
  const { selection, path, response } = place
  const pathTo = (key: number): ResponsePath => ({ prev: path, key, typename: undefined })
  const completed = entries.map((entry, key) =>
    complete(entry ?? null, type, { selection, path: pathTo(key), response }),
  )
  const isLost = (entry: unknown, key: number) => entry === UNREADABLE && isReported(pathTo(key), response)
  if (selection.isEachIndispensable && completed.some(isLost)) return UNREADABLE
  return completed.filter((entry) => entry !== UNREADABLE)
}

function completeParts(
  value: Values,
  { typeName, selections }: Pick<Root, 'typeName' | 'selections'>,
  { path: prev, response }: Pick<Place, 'response'> & { readonly path: ResponsePath | undefined },
): unknown {
  const completed: Record<string, unknown> = { __typename: typeName }
  let isReadable = true
  for (const selection of selections) {
    const part = completeField(value, { selection, path: { prev, key: selection.key, typename: typeName }, response })
    if (part === UNREADABLE) isReadable = false
    completed[selection.key] = part
  }
  return isReadable ? completed : UNREADABLE
}

function partsOf(typeName: string, { selection }: Place): Pick<Root, 'typeName' | 'selections'> {
  return { typeName, selections: selection.selections ?? [] }
}

/** Value for a missing non-null field: what its description says, an empty list, false, or an object of such values. */
function defaultValue(type: GraphQLOutputType, place: Place): unknown {
  const { absent } = place.selection
  if (absent !== null) return readScalar(String(type), absent)
  if (isListType(type)) return []
  // Success of a mutation is never assumed, nor is failure.
  if (String(type) === 'Boolean') return place.selection.name === 'success' ? UNREADABLE : false
  if (!isObjectType(type)) return UNREADABLE
  // The object is reported as a whole.
  return completeParts({}, partsOf(type.name, place), {
    path: place.path,
    response: { ...place.response, report: () => undefined },
  })
}

function readEnum(value: unknown, choices: readonly { readonly value: unknown }[]): unknown {
  const upper = typeof value === 'string' ? value.toUpperCase() : value
  return choices.some((choice) => choice.value === upper) ? upper : UNREADABLE
}

function refused({ selection, path, response }: Place): typeof UNREADABLE {
  response.report({ kind: 'refused', coordinate: selection.coordinate }, responsePathAsArray(path))
  return UNREADABLE
}
