/** Letters, year and six digits, as the embedded platform draws them; those of others are not told from other words. */
const TYPED_NUMBER = /(?<![\p{Letter}\d])([a-z]{2,4})[-– ]?(20\d\d)[-– ]?(\d{6})(?!\d)/iu

/** The order number in a text that a visitor searches for, «cr 2027 000123», as it is written; null where there is none. */
export function orderNumberFrom(text: string): string | null {
  const [, prefix = '', year = '', number = ''] = TYPED_NUMBER.exec(text) ?? []
  return number === '' ? null : `${prefix.toUpperCase()}-${year}-${number}`
}
