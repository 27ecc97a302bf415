import { useStore } from 'jotai'
import { startTransition, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { advanceDayAtom, todayAtom } from '#state/clock.ts'
import { moveHydrationDataTo } from '#web/document/hydrationData.ts'
import { useSite } from './SiteContext.tsx'
import { watchDay } from './watchDay.ts'

/** At midnight moves the page on to the new day and loads its data again (rule 10.24). */
export function DayClock() {
  const { isTodayFixed } = useSite().config
  const store = useStore()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isTodayFixed) return
    return watchDay((day) => {
      if (day <= store.get(todayAtom)) return
      startTransition(() => store.set(advanceDayAtom, day))
      moveHydrationDataTo(day)
      void revalidate()
    })
  }, [isTodayFixed, revalidate, store])
  return null
}
