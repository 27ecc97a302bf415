/** Where the platform reports; fits a pino logger. Details hold no personal data. */
export interface PlatformLog {
  info(details: object, message: string): void
  error(details: object, message: string): void
}
