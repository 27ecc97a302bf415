import { expect, test } from 'vitest'
import { remarkLine, withRemarkLine } from '#domain/booking/commands/remarkLine.ts'
import { draft } from '#test/support/builders/draft.ts'

const label = 'Zimmer teilen mit:'
const remarks = (bookingRemarks: string) => draft({ bookingRemarks })

test('a wish is a line above the visitor’s own words, and is found again', () => {
  const wished = withRemarkLine(remarks('Bitte ein ruhiges Zimmer.\nDanke'), { label, text: ' Rosa  Kunz ' })
  expect(wished.bookingRemarks).toBe('Zimmer teilen mit: Rosa Kunz\nBitte ein ruhiges Zimmer.\nDanke')
  expect(remarkLine(wished, label)).toBe('Rosa Kunz')
})

test('a wish that changes takes the place of the one before', () => {
  const wished = withRemarkLine(remarks('Zimmer teilen mit: Rosa Kunz\nDanke'), { label, text: 'Ida\nBaum' })
  expect(wished.bookingRemarks).toBe('Zimmer teilen mit: Ida Baum\nDanke')
})

test('a wish that is taken back leaves nothing behind', () => {
  expect(withRemarkLine(remarks('Zimmer teilen mit: Rosa Kunz'), { label, text: ' ' }).bookingRemarks).toBe('')
  expect(withRemarkLine(remarks('Danke'), { label, text: '' }).bookingRemarks).toBe('Danke')
})

test('other words are no wish', () => {
  expect(remarkLine(remarks('Wir möchten ein Zimmer teilen mit: niemandem'), label)).toBe('')
})
