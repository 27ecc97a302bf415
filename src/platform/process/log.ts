/** The platform's logger, a subset of pino's. Details must not contain personal data. */
export interface PlatformLog {
  info(details: object, message: string): void
  error(details: object, message: string): void
}
