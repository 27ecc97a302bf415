import { stringifyDocument } from '@urql/core'
import { PROXY_PATH } from '#protocol/proxyEndpoint.ts'
import type { conversionInput } from '#domain/tracking/conversion.ts'
import { SendConversionEventDocument } from '#gql/operations/SendConversionEvent.ts'

/**
 * Sends a conversion to the platform and ignores the result. `keepalive` instead of the GraphQL client, whose requests
 * are cancelled when the page unloads.
 */
export function sendConversion(input: ReturnType<typeof conversionInput>): void {
  const query = stringifyDocument(SendConversionEventDocument)
  const body = JSON.stringify({ query, variables: { input }, operationName: 'SendConversionEvent' })
  const headers = { 'Content-Type': 'application/json' }
  window.fetch(PROXY_PATH, { method: 'POST', keepalive: true, credentials: 'omit', headers, body }).catch(() => null)
}
