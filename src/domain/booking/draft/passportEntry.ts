import type { IsoDay } from '#domain/calendar.ts'

/** Passport as asked for where the travel needs one; empty text means not given yet. */
export interface Passport {
  readonly type: 'PASSPORT'
  readonly number: string
  readonly birthPlace: string
  readonly issuePlace: string
  readonly issueDate: IsoDay | null
  readonly validUntil: IsoDay | null
}
