/**
 * An address of the web that a link may lead to, without spaces around it; empty for a blank one. Null for any other, such
 * as `javascript:`.
 */
export function toWebAddress(value: string): string | null {
  const address = value.trim()
  return address === '' || (/^https?:\/\//i.test(address) && URL.canParse(address)) ? address : null
}
