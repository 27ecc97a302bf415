import { readWords, UsageError, type Usage } from '#server/config/commandLine.ts'

export const ERASE = {
  name: 'erase',
  forms: ['CR-2027-000123'],
  does: 'Erases the personal data of one booking, while the site runs; order number, total, payment and contingents stay.',
  options: {},
} as const satisfies Usage

/**
 * The order number to erase.
 * @throws UsageError
 */
export function readOrderNo(words: readonly string[]): string {
  const [orderNo, ...more] = readWords(ERASE, words).positionals
  if (orderNo === undefined || more.length > 0)
    throw new UsageError('Name one order number: npm run erase -- CR-2027-000123')
  return orderNo.toUpperCase()
}
