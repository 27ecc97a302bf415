/** Countries that share the four-digit postcodes of Switzerland. */
const SHARED_SYSTEM: readonly string[] = ['CH', 'LI']

const LIECHTENSTEIN = /^94(?:8[5-9]|9[0-8])$/

/** Whether the towns of a country's postcodes are known. */
export function hasTowns(country: string): boolean {
  return SHARED_SYSTEM.includes(country)
}

/**
 * Whether a text is a postcode of its country. Those of Switzerland and Liechtenstein are checked, others accepted as
 * they are.
 */
export function isPostcode(text: string, country: string): boolean {
  const postcode = tidyPostcode(text, country)
  if (country === 'LI') return LIECHTENSTEIN.test(postcode)
  return country === 'CH' ? /^[1-9]\d{3}$/.test(postcode) && !LIECHTENSTEIN.test(postcode) : postcode !== ''
}

/** A trimmed postcode, without the country prefix of a Swiss one: `CH-3011` is 3011. */
export function tidyPostcode(text: string, country: string): string {
  const trimmed = text.trim()
  return hasTowns(country) ? trimmed.replace(/^(?:CH|FL|LI)[\s-]*(?=\d)/i, '') : trimmed
}

/**
 * Country of a postcode within the shared system: 9490 typed for Switzerland is in Liechtenstein. Null for other
 * countries and malformed postcodes.
 */
export function countryOfPostcode(text: string, country: string): 'CH' | 'LI' | null {
  const postcode = tidyPostcode(text, country)
  if (!hasTowns(country) || !/^[1-9]\d{3}$/.test(postcode)) return null
  return LIECHTENSTEIN.test(postcode) ? 'LI' : 'CH'
}
