import { describe, expect, test } from 'vitest'
import { EMPTY_FILTER } from '#domain/travels/filter.ts'
import {
  FIRST_VIEW,
  layoutField,
  readListView,
  toListQuery,
  travelsShown,
  withEnabledLayout,
} from '#domain/travels/listView.ts'

describe('the view of a URL', () => {
  test.each([
    ['', FIRST_VIEW],
    ['ansicht=liste', FIRST_VIEW],
    ['ansicht=kalender', { layout: 'calendar', pages: 1 }],
    ['ansicht=kalender&seiten=2', { layout: 'calendar', pages: 2 }],
    ['seiten=320', { layout: 'list', pages: 320 }],
    ['seiten=321', { layout: 'list', pages: 320 }],
    ['seiten=0', FIRST_VIEW],
    ['seiten=-1', FIRST_VIEW],
    ['seiten=1.5', FIRST_VIEW],
    ['seiten=viele', FIRST_VIEW],
    ['seiten=1e400', FIRST_VIEW],
  ] as const)('%j is read as %j', (text, view) => {
    expect(readListView(new URLSearchParams(text))).toEqual(view)
  })

  test('follows the filter, and only where it is not the first one', () => {
    const filter = { ...EMPTY_FILTER, months: ['2027-05'], query: 'See' }
    expect(toListQuery(filter, FIRST_VIEW).toString()).toBe('months=2027-05&query=See')
    expect(toListQuery(filter, { layout: 'calendar', pages: 3 }, 'q').toString()).toBe(
      'months=2027-05&q=See&ansicht=kalender&seiten=3',
    )
  })
})

test('a page of cards has 16 travels, one of the calendar 120', () => {
  expect(travelsShown(FIRST_VIEW)).toBe(16)
  expect(travelsShown({ layout: 'list', pages: 2 })).toBe(32)
  expect(travelsShown({ layout: 'calendar', pages: 1 })).toBe(120)
})

test('a form keeps the calendar, and needs no field for the list', () => {
  expect(layoutField({ layout: 'calendar', pages: 1 })).toEqual({ name: 'ansicht', value: 'kalender' })
  expect(layoutField(FIRST_VIEW)).toBeNull()
})

// rule 2.2.1
test('a URL that names the calendar shows the list where the tenant does not filter by month', () => {
  const calendar = { layout: 'calendar', pages: 3 } as const
  expect(withEnabledLayout(calendar, { months: { enabled: true } })).toEqual(calendar)
  expect(withEnabledLayout(calendar, { months: { enabled: false } })).toEqual({ layout: 'list', pages: 3 })
})
