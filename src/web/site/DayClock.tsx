import { useStore } from 'jotai'
import { startTransition, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { dayInZurich, type IsoDay } from '#domain/calendar.ts'
import { advanceDayAtom, todayAtom } from '#state/clock.ts'
import { moveHydrationDataTo } from '#web/document/hydrationData.ts'
import { useSite } from './SiteContext.tsx'
import { loadNewDay } from './newDay.ts'
import { watchDay } from './watchDay.ts'

/** At midnight moves the page on to the new day and loads its data again (rule 10.24). */
export function DayClock() {
  const { isTodayFixed } = useSite().config
  const store = useStore()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isTodayFixed) return
    const onDay = (day: IsoDay) => {
      if (day <= store.get(todayAtom)) return
      startTransition(() => store.set(advanceDayAtom, day))
      moveHydrationDataTo(day)
      void loadNewDay(revalidate)
    }
    let stop: (() => void) | null = null
    let isOver = false
    const start = async () => {
      // Few devices are on another day than the page: it is an old one from the browser's memory, or the clock is wrong.
      const isSameDay = dayInZurich(new Date()) === store.get(todayAtom)
      const skewMs = isSameDay ? 0 : await importedClockSkewMs()
      if (!isOver) stop = watchDay(onDay, skewMs)
    }
    // In a task of its own: a browser takes long to load its time zones.
    const starting = setTimeout(() => void start())
    return () => {
      isOver = true
      clearTimeout(starting)
      stop?.()
    }
  }, [isTodayFixed, revalidate, store])
  return null
}

/** Lazy, for few ask; 0 where the script does not come, as for the page of an earlier build. */
function importedClockSkewMs(): Promise<number> {
  return import('./clockSkew.ts').then(({ clockSkewMs }) => clockSkewMs()).catch(() => 0)
}
