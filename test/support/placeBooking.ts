import type { Request } from 'playwright-core'
import { isOperation } from './browser.ts'

export function isPlaceBooking(request: Request): boolean {
  return isOperation(request, 'PlaceBooking')
}

/** The body of the first request that placed a booking. */
export function placeBookingRequest(requests: readonly Request[]): string {
  const body = requests.find(isPlaceBooking)?.postData() ?? null
  if (body === null) throw new Error('No booking was sent')
  return body
}

export interface PlacedBooking {
  readonly success: boolean
  readonly orderNo: string | null
  readonly totalPrice: number | null
}

/** Sends the same booking once more, without a browser. */
export async function replay(origin: string, body: string): Promise<PlacedBooking> {
  const response = await fetch(`${origin}/api/proxy`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-platform-tenant-id': '4' },
    body,
  })
  const { data } = (await response.json()) as { data: { placeBooking: PlacedBooking } }
  return data.placeBooking
}
