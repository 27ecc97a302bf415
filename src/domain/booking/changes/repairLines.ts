import type { SnapshotLine, Snapshot } from '#domain/booking/draft/snapshot.ts'
import { includesBeds, isBed } from '#domain/booking/price/priceLine.ts'
import type { Change, Repair } from './repairChange.ts'

/* Compares the price lines of the snapshot with the present ones, on the same date. */

/**
 * The lines that are gone, smaller, new or differently priced.
 *
 * @param beds repair for lost beds; null where none is needed or possible.
 */
export function lineChanges(was: Snapshot, now: Snapshot, beds: Repair | null): readonly Change[] {
  const known = was.lines.flatMap((line): readonly Change[] => {
    const present = now.lines.find(({ id }) => id === line.id)
    return present === undefined ? goneLine(line, beds) : changedLine(line, present, { beds, now })
  })
  const added = now.lines.filter(({ id }) => was.lines.every((line) => line.id !== id))
  return [
    ...known,
    ...added.map(({ kind: lineKind, label: name, centimes }): Change => {
      return { kind: 'new', lineKind, name, centimes, currency: now.currency, repair: null }
    }),
  ]
}

/** A stop that is no longer served is a change of its own, not one of a line. */
function goneLine({ kind: lineKind, label: name }: SnapshotLine, beds: Repair | null): readonly Change[] {
  return lineKind === 'busStop'
    ? []
    : [{ kind: 'gone', lineKind, name, repair: isBed({ kind: lineKind }) ? beds : null }]
}

interface LineContext {
  readonly beds: Repair | null
  readonly now: Pick<Snapshot, 'currency'>
}

function changedLine(
  was: SnapshotLine,
  line: SnapshotLine,
  { beds, now: { currency } }: LineContext,
): readonly Change[] {
  const { kind: lineKind, label: name, quantity, centimes } = line
  const before = was.quantity === 0 ? centimes : Math.round((was.centimes * quantity) / was.quantity)
  const repair = isBed({ kind: lineKind }) ? beds : null
  const fewer: Change = { kind: 'fewer', lineKind, name, was: was.quantity, now: quantity, repair }
  const price: Change = { kind: 'price', lineKind, name, was: before, now: centimes, currency, repair: null }
  return [...(quantity < was.quantity ? [fewer] : []), ...(before === centimes ? [] : [price])]
}

/** The total, where both are complete, in one currency, and both include beds: without, it is the sum of the extras. */
export function totalChange(was: Snapshot, now: Snapshot): readonly Change[] {
  const { totalCentimes: before, currency } = was
  const { totalCentimes: present } = now
  const isWithout = ({ lines }: Snapshot) => !includesBeds(lines)
  if (isWithout(now) && !isWithout(was)) return []
  if (before === null || present === null || before === present || currency !== now.currency) return []
  return [{ kind: 'total', was: before, now: present, currency, repair: null }]
}
