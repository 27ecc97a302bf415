import type { Client } from '@urql/core'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { selectionKey } from '#domain/booking/draft/selections.ts'
import type { Summary } from '#domain/booking/draft/summary.ts'
import { readSummary } from '#domain/booking/insurance/readSummary.ts'
import { pricedKey } from '#domain/booking/price/platformTotal.ts'
import { toClientState } from '#domain/booking/wire/payload.ts'
import { RatioSummaryQueryDocument } from '#gql/operations/RatioSummaryQuery.ts'
import { loadingTimes } from '#web/booking/loadingTimes.ts'
import { BYPASS_CACHES } from '#web/graph/bypassesCaches.ts'

/** Fetches the platform's summary of a draft; null when there is no valid response. */
export async function fetchSummary(graph: Client, booking: Booking): Promise<Summary | null> {
  const { draft } = booking
  const clientState = toClientState(booking, loadingTimes(booking))
  const { data } = await graph
    .query(RatioSummaryQueryDocument, { clientState }, { requestPolicy: 'network-only', ...BYPASS_CACHES })
    .toPromise()
  const request = { selectionKey: selectionKey(draft), travellerCount: draft.travellers.length }
  const summary = data === undefined ? null : readSummary(data.ratioSummary?.json, request)
  return summary?.isValid === true ? { ...summary.value, pricedKey: pricedKey(booking) } : null
}
