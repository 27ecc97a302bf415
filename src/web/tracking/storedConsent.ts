import { readConsent, toStoredConsent, type ConsentAnswer } from '#domain/tracking/consent.ts'

const STORAGE_KEY = 'consent'

/** The answer stored on this device; null where there is none or storage is blocked. */
export function readStoredConsent(today: string): ConsentAnswer | null {
  try {
    return readConsent(window.localStorage.getItem(STORAGE_KEY), today)
  } catch {
    return null
  }
}

/** Stores an answer; without storage it applies to this page load only. */
export function storeConsent(answer: ConsentAnswer, today: string): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, toStoredConsent({ answer, day: today }))
  } catch {
    // Blocked, as in some private windows.
  }
}

/** Calls back when another window has stored an answer, or has cleared the storage. */
export function onConsentElsewhere(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) listener()
  })
}

/** Whether the browser refuses (Global Privacy Control, Do Not Track): then the visitor is not asked. */
export function isRefusedByBrowser(): boolean {
  return (
    navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  )
}
