import { readConsent, toKeptConsent, type ConsentAnswer } from '#domain/tracking/consent.ts'

const KEY = 'consent'

/** The answer kept on this device; null where there is none, or where the storage is closed. */
export function readStoredConsent(today: string): ConsentAnswer | null {
  try {
    return readConsent(window.localStorage.getItem(KEY), today)
  } catch {
    return null
  }
}

/** Keeps an answer. Where nothing can be kept it holds for this page. */
export function storeConsent(answer: ConsentAnswer, today: string): void {
  try {
    window.localStorage.setItem(KEY, toKeptConsent({ answer, day: today }))
  } catch {
    // Private windows refuse to store.
  }
}

/** Whether the browser says no by itself (Global Privacy Control, Do Not Track): then nobody is asked. */
export function isRefusedByBrowser(): boolean {
  return (
    navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  )
}
