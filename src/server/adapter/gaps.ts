import type { TrustedDocuments } from '#server/documents/documents.ts'
import type { PlatformAdapter } from './adapter.ts'
import type { Selection } from './selection.ts'

/** Operations by the coordinate of the field they lack, `Travel.teaser`. */
export type MissingFields = ReadonlyMap<string, readonly string[]>

/** Fields of the base contract that the documents select and the platform's schema lacks. */
export function contractGaps(adapter: PlatformAdapter, documents: TrustedDocuments): MissingFields {
  return missingFields(adapter, documents, ({ isAddition }) => !isAddition)
}

/** Additions that the documents select and the platform lacks, or is assumed to lack. */
export function lackingAdditions(adapter: PlatformAdapter, documents: TrustedDocuments): MissingFields {
  return missingFields(adapter, documents, ({ isAddition }) => isAddition)
}

function missingFields(
  adapter: PlatformAdapter,
  documents: TrustedDocuments,
  isMeant: (selection: Selection) => boolean,
): MissingFields {
  const operationsByField = new Map<string, readonly string[]>()
  for (const trusted of documents.all) {
    const whole = Object.fromEntries(trusted.flags.map((flag) => [flag, true]))
    for (const { coordinate } of topmostMissing(adapter.selections(trusted, whole)).filter(isMeant)) {
      const others = operationsByField.get(coordinate) ?? []
      if (!others.includes(trusted.name)) operationsByField.set(coordinate, [...others, trusted.name])
    }
  }
  return operationsByField
}

/** Without the fields below a missing field. */
function topmostMissing(selections: readonly Selection[]): readonly Selection[] {
  return selections.flatMap((selection) =>
    selection.isRequested ? topmostMissing(selection.selections ?? []) : [selection],
  )
}
