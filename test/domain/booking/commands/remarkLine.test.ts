import { expect, test } from 'vitest'
import { withRemarkLine } from '#domain/booking/commands/remarkLine.ts'
import { remarkLine } from '#domain/booking/draft/remarkLines.ts'
import { ROOM_MATE_LABEL } from '#domain/booking/rooms/roomMate.ts'
import { draft } from '#test/support/builders/draft.ts'

const label = ROOM_MATE_LABEL
const remarks = (bookingRemarks: string) => draft({ bookingRemarks })

test('a wish becomes a labelled line above the visitor’s own remarks', () => {
  const remarked = withRemarkLine(remarks('Bitte ein ruhiges Zimmer.\nDanke'), { label, text: ' Rosa  Kunz ' })
  expect(remarked.bookingRemarks).toBe('Zimmer teilen mit: Rosa Kunz\nBitte ein ruhiges Zimmer.\nDanke')
  expect(remarkLine(remarked.bookingRemarks, label)).toBe('Rosa Kunz')
})

test('a changed wish replaces the former line', () => {
  const remarked = withRemarkLine(remarks('Zimmer teilen mit: Rosa Kunz\nDanke'), { label, text: 'Ida\nBaum' })
  expect(remarked.bookingRemarks).toBe('Zimmer teilen mit: Ida Baum\nDanke')
})

test('an empty wish removes the line', () => {
  expect(withRemarkLine(remarks('Zimmer teilen mit: Rosa Kunz'), { label, text: ' ' }).bookingRemarks).toBe('')
  expect(withRemarkLine(remarks('Danke'), { label, text: '' }).bookingRemarks).toBe('Danke')
  expect(withRemarkLine(remarks('Zimmer teilen mit: Rosa Kunz\n\nDanke'), { label, text: '' }).bookingRemarks).toBe(
    'Danke',
  )
})

test('other remarks are not read as a wish', () => {
  expect(remarkLine(remarks('Wir möchten ein Zimmer teilen mit: niemandem').bookingRemarks, label)).toBe('')
})
