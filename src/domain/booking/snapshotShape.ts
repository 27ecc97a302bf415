import { array, number, object, string } from 'yup'
import { priceKinds } from './priceLine.ts'
import { LONGEST_NAME, MOST_LINES } from './snapshot.ts'
import type { Snapshot } from './snapshot.ts'
import { centimes, count, dateChoice, id, paymentType, read, selections, text } from './storedShape.ts'

/* The shape of a snapshot in the device's storage. One of another shape is none; the draft around it stands alone. */

const name = text.max(LONGEST_NAME)
const day = text.matches(/^\d{4}-\d{2}-\d{2}$/)

const shape = object({
  snapshot: object({
    ...{ variantId: text, variantLabel: name },
    date: object({ dateId: text, extensionId: id, startDate: day, endDate: day, extension: name.nullable() })
      .nullable()
      .defined(),
    baseDate: dateChoice,
    ...{ status: text, babiesTooOld: count, currency: string().oneOf(['CHF', 'EUR'] as const).defined() },
    totalCentimes: centimes.nullable(),
    lines: array(
      object({
        ...{ id: text, kind: string().oneOf(priceKinds).defined(), label: name },
        ...{ quantity: number().integer().defined(), centimes },
      }),
    )
      .max(MOST_LINES)
      .defined(),
    stops: array(
      object({
        direction: string().oneOf(['outbound', 'return'] as const).defined(),
        ...{ stopNo: text, time: id, label: name },
      }),
    ).defined(),
    ageGroupIds: array(id).defined(),
    choices: object({
      ...selections,
      ...{ familyPackageId: id, paymentType },
      people: array(object({ accommodationId: id, outboundStopNo: id, returnStopNo: id })).defined(),
    }).defined(),
  })
    .nullable()
    .defined(),
})

/** The snapshot in a stored draft; null where there is none or it cannot be read. */
export function readSnapshot(storedDraft: unknown): Snapshot | null {
  return read(shape, storedDraft)?.snapshot ?? null
}
