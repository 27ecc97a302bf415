export interface ProxyLimits {
  /** Size of a request that carries a booking, in bytes. */
  readonly bodyBytes: number
  /** Size of any other request, in bytes. */
  readonly smallBodyBytes: number
  /** Timeout for receiving a request, in milliseconds. */
  readonly bodyMs: number
  /** Timeout of the platform's answer, in milliseconds. */
  readonly answerMs: number
  /** Timeout of the platform's answer to a booking, in milliseconds; the visitor waits less. */
  readonly bookingMs: number
  /** Maximum number of queries in flight; further ones are refused. Bookings and payments do not count. */
  readonly queriesInFlight: number
}

/**
 * Size and time limits of the proxy. The largest body is a booking: eight people with every extra of the largest known
 * travel have 237 KB, and platforms with longer texts have more. Reverse proxies often limit bodies to 1 MiB as well.
 *
 * All else is small: the filter with every option of the largest known catalogue has 6 KB. To compare thousands of
 * options would keep other visitors waiting.
 *
 * Queries in flight: a platform that hangs is sent no more than these, whose bodies and answers stay in memory meanwhile.
 */
export const PROXY_LIMITS: ProxyLimits = {
  bodyBytes: 1024 * 1024,
  smallBodyBytes: 32 * 1024,
  bodyMs: 10_000,
  answerMs: 15_000,
  bookingMs: 45_000,
  queriesInFlight: 256,
}
