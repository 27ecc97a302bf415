import { useEffect } from 'react'
import { track } from './lazyTracker.ts'

/** Tracks the view of a tour or the start of its checkout (rule 10.20). */
export function useTourConversion(name: 'View_Tour' | 'Start_Checkout', tourName: string): void {
  useEffect(() => track({ kind: 'conversion', name, tourName, value: null, bookingId: null }), [name, tourName])
}
