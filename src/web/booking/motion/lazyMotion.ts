import { useEffect, type RefObject } from 'react'
import { INPUTS } from '#web/document/interactions.ts'
import type * as animationModule from './animations.ts'

let animations: typeof animationModule | null = null

/** The loaded animations; null before they are loaded and if the visitor prefers reduced motion: then changes show at once. */
export function loadedAnimations(): typeof animationModule | null {
  return isWanted() ? animations : null
}

function isWanted(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

async function loadAnimations(): Promise<typeof animationModule> {
  return (animations ??= await import('./animations.ts'))
}

/**
 * Lazy-loads the animations at the first input on a page, since nothing moves on one that is only read; from then on
 * removed lines of its lists collapse.
 */
export function useLazyMotion(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const unmount = new AbortController()
    const start = async () => {
      if (!isWanted()) return
      for (const type of INPUTS) window.removeEventListener(type, onFirstInput)
      const { collapseRemovedLines } = await loadAnimations()
      if (page.current !== null && !unmount.signal.aborted)
        unmount.signal.addEventListener('abort', collapseRemovedLines(page.current))
    }
    // The page works without animations.
    const onFirstInput = () => void start().catch(() => null)
    for (const type of INPUTS) window.addEventListener(type, onFirstInput, { passive: true, signal: unmount.signal })
    return () => unmount.abort()
  }, [page])
}
