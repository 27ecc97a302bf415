import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchDay } from '#web/site/watchDay.ts'

const reported: string[] = []
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const tab = new EventTarget()
let end: () => void = () => undefined

beforeEach(() => {
  reported.length = 0
  page.visibilityState = 'visible'
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', tab)
})
afterEach(() => {
  end()
  // In reverse order of stubbing.
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const watchFrom = (instant: string, skewMs = 0) => {
  vi.setSystemTime(new Date(instant))
  end = watchDay((day) => reported.push(day), skewMs)
}

describe('a page that stays open', () => {
  // rule 10.24
  test.each([
    ['in summer', '2027-06-11T20:30:00Z', 89, '2027-06-11', '2027-06-12'],
    ['in winter', '2027-01-15T21:15:00Z', 104, '2027-01-15', '2027-01-16'],
    ['on the night summer time begins', '2027-03-27T22:00:00Z', 59, '2027-03-27', '2027-03-28'],
  ])('changes its day at midnight in Zurich, %s', (...[, instant, minutes, before, after]) => {
    watchFrom(instant)
    vi.advanceTimersByTime(minutes * 60_000)
    expect(new Set(reported)).toEqual(new Set([before]))
    vi.advanceTimersByTime(60_000)
    expect(reported.at(-1)).toBe(after)
  })

  test('changes its day at every midnight', () => {
    watchFrom('2027-06-11T20:30:00Z')
    vi.advanceTimersByTime(72 * 3_600_000)
    expect([...new Set(reported)]).toEqual(['2027-06-11', '2027-06-12', '2027-06-13', '2027-06-14'])
  })

  // rule 10.24
  test.each([
    ['the window is focused', tab, 'focus'],
    ['the page is restored', tab, 'pageshow'],
    ['the page becomes visible', page, 'visibilitychange'],
  ])('changes its day after sleep of the device once %s', (...[, target, event]) => {
    watchFrom('2027-06-11T20:30:00Z')
    vi.setSystemTime(new Date('2027-06-13T07:00:00Z'))
    page.visibilityState = 'hidden'
    target.dispatchEvent(new Event(event))
    expect(reported).toEqual(['2027-06-11'])
    page.visibilityState = 'visible'
    target.dispatchEvent(new Event(event))
    expect(reported).toEqual(['2027-06-11', '2027-06-13'])
  })

  // rule 10.24
  test('goes by the clock of the host where that of the device is wrong', () => {
    watchFrom('2028-01-01T20:30:00Z', 366 * 24 * 3_600_000)
    expect(reported).toEqual(['2026-12-31'])
    vi.advanceTimersByTime(3 * 3_600_000)
    expect(reported.at(-1)).toBe('2027-01-01')
  })

  test('reports no day after it was stopped', () => {
    watchFrom('2027-06-11T20:30:00Z')
    end()
    vi.advanceTimersByTime(24 * 3_600_000)
    tab.dispatchEvent(new Event('focus'))
    expect(reported).toEqual(['2027-06-11'])
  })
})
