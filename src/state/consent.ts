import { atom } from 'jotai'
import type { ConsentAnswer } from '#domain/tracking/consent.ts'

/** What the visitor answered; null before. */
export const consentAtom = atom<ConsentAnswer | null>(null)

/**
 * Where the question of consent stands: out of sight, asked by the page itself, or opened by the visitor, who then
 * expects to land in it.
 */
export const consentQuestionAtom = atom<'closed' | 'asked' | 'opened'>('closed')
