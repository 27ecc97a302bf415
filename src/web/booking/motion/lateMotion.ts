import { useEffect, type RefObject } from 'react'
import type * as moves from './moves.ts'

/** Who does one of these is about to change something; a page that is only looked at needs no motion. */
const SIGNS = ['pointerdown', 'keydown'] as const

let motion: typeof moves | null = null

/** What moves things; null before it was fetched, and for those who asked for less motion: all stands at its end at once. */
export function motionAtHand(): typeof moves | null {
  return isWanted() ? motion : null
}

function isWanted(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

async function fetchMotion(): Promise<typeof moves> {
  return (motion ??= await import('./moves.ts'))
}

/** Fetches what moves things with the first press or key on a page, and closes the gaps in its lists from then on. */
export function useLateMotion(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const left = new AbortController()
    const start = async () => {
      if (!isWanted()) return
      for (const sign of SIGNS) window.removeEventListener(sign, onSign)
      const { closeGaps } = await fetchMotion()
      if (page.current !== null && !left.signal.aborted) left.signal.addEventListener('abort', closeGaps(page.current))
    }
    // Without it everything stands there all the same.
    const onSign = () => void start().catch(() => null)
    for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true, signal: left.signal })
    return () => left.abort()
  }, [page])
}
