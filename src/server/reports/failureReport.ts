import { array, object, string } from 'yup'
import { FAILURE_KINDS, FRAME, MOST_FRAMES, withoutValues, type FailureReport } from '#protocol/failureReport.ts'
import { Refusal } from '#server/http/refusal.ts'

const reportShape = object({
  kind: string().strict().oneOf(FAILURE_KINDS).required(),
  message: string().strict().max(500).defined(),
  frames: array(string().strict().matches(FRAME).defined()).max(MOST_FRAMES).required(),
  page: string().strict().max(2_000).required(),
  build: string()
    .strict()
    .matches(/^[\da-f]{0,12}$/)
    .defined(),
})

/**
 * Reads an error report of a page. Values are redacted again, as anybody can send a report.
 * @throws Refusal
 */
export function readFailureReport(body: string): FailureReport {
  try {
    const report = reportShape.validateSync(JSON.parse(body), { stripUnknown: true })
    return { ...report, message: withoutValues(report.message) }
  } catch {
    throw new Refusal('BODY_NOT_READABLE', 'The body is no error of a page of this site')
  }
}
