import { useLayoutEffect, useRef, useState } from 'react'
import { formatMoney, type Money } from '#domain/money.ts'
import { loadedAnimations } from '#web/booking/motion/lazyMotion.ts'
import { SrOnly } from '#web/ui/SrOnly.ts'

/** An amount that counts up or down to its new value, to make the change visible. Screen readers get the new value only. */
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
  const [animated, setAnimated] = useState<number | null>(null)
  const shown = useRef(centimes)
  // Layout effect: if the new amount were painted first, it would jump back to be counted to.
  useLayoutEffect(() => {
    const from = shown.current
    const animations = loadedAnimations()
    shown.current = centimes
    if (from === centimes || animations === null) return
    const show = (value: number) => {
      shown.current = value
      setAnimated(value)
    }
    show(from)
    // Whole francs during the animation, the exact amount at the end.
    const stop = animations.countOver({
      from,
      to: centimes,
      onUpdate: (value) => show(Math.round(value / 100) * 100),
      onEnd: () => show(centimes),
    })
    return () => {
      stop()
      setAnimated(null)
    }
  }, [centimes])
  return animated ?? centimes
}
