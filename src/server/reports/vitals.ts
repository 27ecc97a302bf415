import { number, object, string } from 'yup'
import { VITALS, type VisitVitals, type Vital } from '#protocol/webVitals.ts'
import { Refusal } from '#server/http/refusal.ts'

/** Ten minutes in milliseconds: a slower page was suspended. Also above any layout shift. */
const MOST = 600_000

const value = number().strict().min(0).max(MOST)

const visitShape = object({
  page: string().strict().max(2_000).required(),
  values: object({ LCP: value, INP: value, CLS: value, TTFB: value } satisfies Record<Vital, unknown>).required(),
})

export interface Visit {
  readonly page: string
  /** In seconds; a layout shift has no unit. */
  readonly values: readonly { readonly name: Vital; readonly value: number }[]
}

/** @throws Refusal unless the body is a report of this site's pages */
export function readVitals(body: string): Visit {
  try {
    const { page, values }: VisitVitals = visitShape.validateSync(JSON.parse(body), { stripUnknown: true })
    const measured = VITALS.flatMap((name) => {
      const measure = values[name]
      return measure === undefined ? [] : [{ name, value: name === 'CLS' ? measure : measure / 1000 }]
    })
    return { page, values: measured }
  } catch {
    throw new Refusal('BODY_NOT_READABLE', 'The body is no measure of a page of this site')
  }
}
