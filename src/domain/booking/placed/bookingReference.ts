/** Pattern of an order number; any other text in a URL is ignored. */
const ORDER_NUMBER = /^[A-Za-z0-9](?:[A-Za-z0-9./-]{1,28}[A-Za-z0-9])$/

/**
 * Path of the page that shows an order number on another device; the number is in the fragment, which no server sees.
 */
const REFERENCE_PATH = '/auftrag'

/** Path and fragment of the reference page of a booking (rule 10.16); null for a malformed order number. */
export function referencePath(orderNo: string | null): string | null {
  return orderNo !== null && ORDER_NUMBER.test(orderNo) ? `${REFERENCE_PATH}#${encodeURIComponent(orderNo)}` : null
}

/** The order number of a fragment, `#CR-2027-000001`; null for anything else. */
export function orderNumberIn(hash: string): string | null {
  const text = decoded(hash.slice(1))
  return ORDER_NUMBER.test(text) ? text : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
