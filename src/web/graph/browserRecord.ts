import { readPageRecord, type PageRecord } from '#web/document/pageRecord.ts'

let record: PageRecord | null = null

/** The record of this browser page, read once. */
export function browserRecord(): PageRecord {
  record ??= readPageRecord(document)
  return record
}

/** Goes on to a new day, for everything that is loaded from now on. */
export function moveRecord(today: PageRecord['today']): void {
  record = { ...browserRecord(), today }
}
