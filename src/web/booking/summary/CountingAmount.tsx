import { useEffect, useRef, useState } from 'react'
import { formatMoney } from '#domain/money.ts'
import type { Money } from '#domain/money.ts'
import { Spoken } from '#web/ui/Spoken.ts'

const SECONDS = 0.2

/**
 * An amount that counts over to its new value, so that the eye sees that it changed. Screen readers hear the new value
 * once; who asked for less motion sees it at once. The library is fetched with the first change, not with the page.
 */
export function CountingAmount({ money }: { readonly money: Money }) {
  const shown = useCounting(money.centimes)
  return (
    <>
      <span aria-hidden>{formatMoney({ ...money, centimes: shown })}</span>
      <Spoken>{formatMoney(money)}</Spoken>
    </>
  )
}

function useCounting(centimes: number): number {
  const [onTheWay, setOnTheWay] = useState<number | null>(null)
  const last = useRef(centimes)
  useEffect(() => {
    const from = last.current
    last.current = centimes
    if (from === centimes || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let end: (() => void) | null = null
    let isLeft = false
    async function count() {
      const { animate } = await import('framer-motion/dom')
      if (isLeft) return
      // Whole units on the way, the exact amount at the end.
      const control = animate(from, centimes, {
        duration: SECONDS,
        onUpdate: (value) => setOnTheWay(Math.round(value / 100) * 100),
        onComplete: () => setOnTheWay(null),
      })
      end = () => control.stop()
    }
    // Without the library the new amount simply stands there.
    count().catch(() => setOnTheWay(null))
    return () => {
      isLeft = true
      end?.()
      setOnTheWay(null)
    }
  }, [centimes])
  return onTheWay ?? centimes
}
