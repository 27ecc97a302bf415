import { expect, test } from 'vitest'
import { isMandatoryLine, removalOf } from '#domain/booking/commands/removableLine.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { price } from '#domain/booking/price/price.ts'
import { draft } from '#test/support/builders/draft.ts'
import { chosen, lineOf, sold } from '#test/support/builders/removable.ts'

test('an optional extra can be removed by its price line, a mandatory one cannot', () => {
  const of = (label: string) =>
    price(resolve(chosen, sold))
      .lines.filter((line) => line.label === label)
      .map((line) => removalOf(line, chosen)?.kind)
  expect(of('Museum')).toEqual(['personalAddon'])
  expect(of('Kurtaxe')).toEqual([undefined])
})

test('a mandatory extra is marked as such, also while the booking is submitted', () => {
  const sent = { ...chosen, submission: { ...chosen.submission, isSubmitting: true } }
  const labels = (of: BookingDraft) =>
    price(resolve(of, sold))
      .lines.filter((line) => isMandatoryLine(line, of))
      .map(({ label }) => label)
  expect(labels(chosen)).toContain('Kurtaxe')
  expect(labels(chosen)).not.toContain('Museum')
  expect(labels(sent)).toEqual(labels(chosen))
})

test.each(['room', 'familyPackage', 'baby', 'busStop', 'insurance', 'bargain'] as const)(
  'a line of kind %s cannot be removed',
  (kind) => {
    expect(removalOf({ kind, id: kind }, chosen)).toBeNull()
  },
)

test.each(['personalAddon', 'esim'] as const)('a line of kind %s without a choice has nothing to remove', (kind) => {
  expect(removalOf({ kind, id: `${kind}:999` }, chosen)).toBeNull()
})

test('a mandatory extra of a room is marked on the line of its room alone', () => {
  const prescribed = draft({
    accommodationAddons: [
      { type: 'accommodation', typeId: 'dz', addonId: 'balkon', quantity: 1, mandatory: true },
      { type: 'accommodation', typeId: 'ez', addonId: 'balkon', quantity: 1, mandatory: false },
    ],
  })
  const isMarked = (room: string) =>
    isMandatoryLine({ kind: 'roomAddon', id: `roomAddon:accommodation:${room}:balkon` }, prescribed)
  expect([isMarked('dz'), isMarked('ez')]).toEqual([true, false])
})

test('a mandatory extra of the group is marked on its line', () => {
  const prescribed = draft({ collectiveAddons: [{ addonId: 'konzert', quantity: 1, mandatory: true }] })
  const isMarked = (group: string) => isMandatoryLine({ kind: 'collectiveAddon', id: group }, prescribed)
  expect(isMarked('collectiveAddon:konzert')).toBe(true)
  expect(isMarked('collectiveAddon:konzerthaus')).toBe(false)
})

test('an extra of each person is not mandatory because one of the booking with the same id is', () => {
  const prescribed = draft({
    personalAddons: [{ addonId: 'velo', quantity: 1, mandatory: false }],
    bookingAddons: [{ addonId: 'velo', quantity: 1, mandatory: true }],
  })
  expect(isMandatoryLine({ kind: 'personalAddon', id: 'personalAddon:velo' }, prescribed)).toBe(false)
  expect(isMandatoryLine({ kind: 'bookingAddon', id: 'bookingAddon:velo' }, prescribed)).toBe(true)
})

test('electronic documents that cost something cannot be removed, as they come without choosing', () => {
  const paid = { kind: 'documents', id: 'documents:5391' } as const
  expect(removalOf(paid, draft({ travelDocuments: 'electronic' }))).toBeNull()
  expect(removalOf({ ...paid, id: 'documents:5390' }, draft({ travelDocuments: 'print' }))).toEqual({
    kind: 'documents',
  })
})

test('no line can be removed while the booking is submitted', () => {
  const sent = { ...chosen, submission: { ...chosen.submission, isSubmitting: true } }
  expect(removalOf(lineOf('co2'), sent)).toBeNull()
})
