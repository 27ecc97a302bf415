import type { Reason } from '#domain/catalogue/reason.ts'

/** The options that cannot be chosen and can say why; one that the platform could never sell is nobody's business. */
export function closedOptions<Option extends { readonly reason: Reason | null }>(
  options: readonly Option[],
): readonly Option[] {
  return options.filter(({ reason }) => reason !== null && reason.key !== 'booking.reason.serviceMissing')
}

/** Whether it may yet be had: birthdays are asked for later, and nobody would come back for what was not told. */
export function hangsOnBirthday({ reason }: { readonly reason: Reason | null }): boolean {
  return reason?.key === 'booking.reason.ageUnknown'
}
