import { count, id, isoDay } from '#domain/booking/draft/field.ts'
import { LONGEST_NAME, MOST_LINES, priceKinds, type Snapshot } from '#domain/booking/draft/snapshot.ts'
import { listOf, oneOf, orNull, read, record, text, textThat, whole } from '#domain/shape.ts'
import { centimes, dateChoice, paymentType, selections } from './storedShape.ts'

/* The stored form of a snapshot. An unreadable snapshot is null; the draft around it stays readable. */

const name = textThat(({ length }) => length <= LONGEST_NAME)

const line = record({ id: text, kind: oneOf(priceKinds), label: name, quantity: whole(), centimes })

const shape = record({
  snapshot: orNull(
    record({
      variantId: text,
      variantLabel: name,
      date: orNull(
        record({ dateId: text, extensionId: id, startDate: isoDay, endDate: isoDay, extension: orNull(name) }),
      ),
      baseDate: dateChoice,
      status: text,
      babiesTooOld: count,
      currency: oneOf(['CHF', 'EUR']),
      totalCentimes: orNull(centimes),
      lines: listOf(line, MOST_LINES),
      stops: listOf(record({ direction: oneOf(['outbound', 'return']), stopNo: text, time: id, label: name })),
      ageGroupIds: listOf(id),
      choices: record({
        ...selections,
        familyPackageId: id,
        paymentType,
        people: listOf(record({ accommodationId: id, outboundStopNo: id, returnStopNo: id })),
      }),
    }),
  ),
})

/** The snapshot of a stored draft; null where it is missing or unreadable. */
export function readSnapshot(storedDraft: unknown): Snapshot | null {
  return read(shape, storedDraft)?.snapshot ?? null
}
