import { atom } from 'jotai'
import type { ConsentAnswer } from '#domain/tracking/consent.ts'

/** The visitor's answer; null before. */
export const consentAtom = atom<ConsentAnswer | null>(null)

/** The consent dialog: closed, shown by the page, or opened by the visitor, who then expects the focus in it. */
export const consentDialogAtom = atom<'closed' | 'asked' | 'opened'>('closed')
