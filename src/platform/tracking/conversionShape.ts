import { GraphQLError } from 'graphql'
import { number, object, string, ValidationError } from 'yup'
import type { TrackingConversionInput } from '#platform/generated/resolverTypes.ts'

/** Known conversions (rules 7.3). */
const NAMES = ['View_Tour', 'Download_PDF', 'Start_Checkout', 'Complete_Booking']

const DAY_MS = 24 * 60 * 60 * 1000

/** Assumption: conversions are reported within a week, clock errors of the device included. */
const REPORTED_WITHIN_DAYS = 7

/** The acquisition cookie lasts 30 days (rule 9.8.1), plus clock errors. */
const ACQUIRED_WITHIN_DAYS = 40

/** Assumption: limits of text length, amount and size of a conversion; real ones stay far below. */
const TEXT_LIMIT = 500
const VALUE_LIMIT = 1_000_000
const BYTES_LIMIT = 4096

/** ISO 8601 with offset. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/

const CONTROL_CHARACTERS = /\p{Cc}/u

function text(limit: number) {
  return string()
    .strict()
    .max(limit)
    .test('readable', '${path} has characters nobody can read', (value) => !CONTROL_CHARACTERS.test(value ?? ''))
    .nullable()
}

function instant(withinDays: number) {
  return text(TEXT_LIMIT).test(
    'instant',
    `\${path} must be an ISO 8601 time within ${withinDays} days from now`,
    (value) => {
      if (value === undefined || value === null) return true
      return INSTANT.test(value) && Math.abs(Date.parse(value) - Date.now()) <= withinDays * DAY_MS
    },
  )
}

const shape = object({
  conversionName: text(TEXT_LIMIT)
    .oneOf([...NAMES, null])
    .required(),
  conversionTime: instant(REPORTED_WITHIN_DAYS).required(),
  tenantId: text(100).required(),
  source: text(TEXT_LIMIT),
  medium: text(TEXT_LIMIT),
  landingPageUrl: text(TEXT_LIMIT),
  sessionId: text(100),
  acquisitionTimestamp: instant(ACQUIRED_WITHIN_DAYS),
  utmSource: text(TEXT_LIMIT),
  utmMedium: text(TEXT_LIMIT),
  utmCampaign: text(TEXT_LIMIT),
  utmTerm: text(TEXT_LIMIT),
  utmContent: text(TEXT_LIMIT),
  gclid: text(TEXT_LIMIT),
  fbclid: text(TEXT_LIMIT),
  msclkid: text(TEXT_LIMIT),
  tourName: text(TEXT_LIMIT),
  conversionCurrency: text(3).matches(/^[A-Z]{3}$/, '${path} must be a code of three capitals'),
  conversionValue: number().strict().min(0).max(VALUE_LIMIT).nullable(),
  bookingId: text(100),
})

/** @throws GraphQLError that describes the invalid input */
export function checkConversion(input: TrackingConversionInput): void {
  try {
    shape.validateSync(input)
  } catch (error) {
    if (error instanceof ValidationError) throw badInput(error.message)
    throw error
  }
  if (Buffer.byteLength(JSON.stringify(input)) > BYTES_LIMIT)
    throw badInput(`A conversion has at most ${BYTES_LIMIT} bytes`)
}

/** An error for the caller: unmasked, with status 400. */
function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } })
}
