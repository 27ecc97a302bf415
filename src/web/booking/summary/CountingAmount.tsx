import { useLayoutEffect, useRef, useState } from 'react'
import { formatMoney } from '#domain/money.ts'
import type { Money } from '#domain/money.ts'
import { motionAtHand } from '#web/booking/motion/lateMotion.ts'
import { SrOnly } from '#web/ui/SrOnly.ts'

/** An amount that counts over to its new value, so that the eye sees that it changed. Screen readers hear the new value alone. */
export function CountingAmount({ money }: { readonly money: Money }) {
  const shown = useCounting(money.centimes)
  return (
    <>
      <span aria-hidden>{formatMoney({ ...money, centimes: shown })}</span>
      <SrOnly>{formatMoney(money)}</SrOnly>
    </>
  )
}

function useCounting(centimes: number): number {
  const [onTheWay, setOnTheWay] = useState<number | null>(null)
  const seen = useRef(centimes)
  // Before the new amount is painted: it would jump back to be counted to.
  useLayoutEffect(() => {
    const from = seen.current
    const motion = motionAtHand()
    seen.current = centimes
    if (from === centimes || motion === null) return
    const show = (value: number) => {
      seen.current = value
      setOnTheWay(value)
    }
    show(from)
    // Whole units on the way, the exact amount at the end.
    const stop = motion.countOver({
      from,
      to: centimes,
      onUpdate: (value) => show(Math.round(value / 100) * 100),
      onEnd: () => show(centimes),
    })
    return () => {
      stop()
      setOnTheWay(null)
    }
  }, [centimes])
  return onTheWay ?? centimes
}
