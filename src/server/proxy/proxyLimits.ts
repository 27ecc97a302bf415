/**
 * What the proxy takes and how long it waits. The largest body is a booking: the state of eight people with every extra
 * of the heaviest travel we know has 237 KB, half of it the extras each of them carries; platforms with longer rules
 * have more. Web servers in front of a platform often stop at 1 MiB too.
 */
export const PROXY_LIMITS = { bodyBytes: 1024 * 1024, bodyMs: 10_000, answerMs: 15_000, bookingMs: 45_000 } as const
