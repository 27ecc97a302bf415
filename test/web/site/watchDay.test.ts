import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchDay } from '#web/site/watchDay.ts'

const told: string[] = []
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const tab = new EventTarget()
let end: () => void = () => undefined

beforeEach(() => {
  told.length = 0
  page.visibilityState = 'visible'
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', tab)
})
afterEach(() => {
  end()
  // In this order: what was stubbed last goes first.
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const watchFrom = (instant: string) => {
  vi.setSystemTime(new Date(instant))
  end = watchDay((day) => told.push(day))
}

describe('a page that lives on', () => {
  // rule 10.24
  test.each([
    ['in summer', '2027-06-11T20:30:00Z', 89, '2027-06-11', '2027-06-12'],
    ['in winter', '2027-01-15T21:15:00Z', 104, '2027-01-15', '2027-01-16'],
    ['on the night summer time begins', '2027-03-27T22:00:00Z', 59, '2027-03-27', '2027-03-28'],
  ])('takes the new day at midnight in Zurich, %s', (...[, instant, minutes, before, after]) => {
    watchFrom(instant)
    vi.advanceTimersByTime(minutes * 60_000)
    expect(new Set(told)).toEqual(new Set([before]))
    vi.advanceTimersByTime(60_000)
    expect(told.at(-1)).toBe(after)
  })

  test('goes on from midnight to midnight', () => {
    watchFrom('2027-06-11T20:30:00Z')
    vi.advanceTimersByTime(72 * 3_600_000)
    expect([...new Set(told)]).toEqual(['2027-06-11', '2027-06-12', '2027-06-13', '2027-06-14'])
  })

  // rule 10.24
  test.each([
    ['the window is gone back to', tab, 'focus'],
    ['the page is shown again', tab, 'pageshow'],
    ['the page is in view again', page, 'visibilitychange'],
  ])('on a device that slept takes the new day once %s', (...[, target, event]) => {
    watchFrom('2027-06-11T20:30:00Z')
    vi.setSystemTime(new Date('2027-06-13T07:00:00Z'))
    page.visibilityState = 'hidden'
    target.dispatchEvent(new Event(event))
    expect(told).toEqual(['2027-06-11'])
    page.visibilityState = 'visible'
    target.dispatchEvent(new Event(event))
    expect(told).toEqual(['2027-06-11', '2027-06-13'])
  })

  test('tells nothing more once it is left', () => {
    watchFrom('2027-06-11T20:30:00Z')
    end()
    vi.advanceTimersByTime(24 * 3_600_000)
    tab.dispatchEvent(new Event('focus'))
    expect(told).toEqual(['2027-06-11'])
  })
})
