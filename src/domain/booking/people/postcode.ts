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

/** A trimmed postcode; a Swiss one without its country's prefix and what a dictation adds: `CH-3011.` and `3'011` are 3011. */
export function tidyPostcode(text: string, country: string): string {
  const trimmed = text.trim()
  if (!hasTowns(country)) return trimmed
  return trimmed.replace(/^(?:CH|FL|LI)[\s-]*(?=\d)/i, '').replace(/(\d)[\s.,'’]+(?=\d|$)/g, '$1')
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
