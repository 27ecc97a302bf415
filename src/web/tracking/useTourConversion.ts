import { useEffect } from 'react'
import { tell } from './lazyTracker.ts'

/** Tells that a tour is looked at, or that its booking has begun (rule 10.20). */
export function useTourConversion(name: 'View_Tour' | 'Start_Checkout', tourName: string): void {
  useEffect(() => tell({ kind: 'conversion', name, tourName, value: null, bookingId: null }), [name, tourName])
}
