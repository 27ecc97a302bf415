import type { Reason } from '#domain/catalogue/reason.ts'

/** Unavailable options with a reason, except those the platform has no service for. */
export function closedOptions<Option extends { readonly reason: Reason | null }>(
  options: readonly Option[],
): readonly Option[] {
  return options.filter(({ reason }) => reason !== null && reason.key !== 'booking.reason.serviceMissing')
}

/** Whether it may become available: birthdays are entered in a later step, so it is shown beforehand. */
export function dependsOnBirthday({ reason }: { readonly reason: Reason | null }): boolean {
  return reason?.key === 'booking.reason.ageUnknown'
}
