import { plainText } from '#domain/content/richText.ts'

/** A phone number for display and as a `tel:` URL. */
export interface Phone {
  readonly shown: string
  readonly href: string
}

/** The number of a contact block: `+41` and `31 555 04 04`. Null for a number without digits. */
export function toPhone(prefix: string | null, phone: string | null): Phone | null {
  const number = phone?.trim() ?? ''
  if (!/\d/.test(number)) return null
  const country = prefix?.trim() ?? ''
  const shown = country === '' || /^(\+|00)/.test(number) ? number : `${country} ${number.replace(/^\(?0\)?\s*/, '')}`
  // A zero in brackets is dialled within the country only.
  const dialled = /^(\+|00)/.test(shown) ? shown.replace('(0)', '') : shown
  return { shown, href: `tel:${dialled.replace(/[^+\d]/g, '')}` }
}

const WORD_JOINER = '\u2060'

/** Opening hours as plain text without line breaks within a time range («8.00–12.00»). */
export function withUnbrokenTimes(hours: string): string {
  return plainText(hours).replaceAll('–', `${WORD_JOINER}–${WORD_JOINER}`)
}
