import { expect, test } from 'vitest'
import { forgetBooking } from '#state/resumptions.ts'

function storage(area: unknown) {
  const values = new Map([['redux', JSON.stringify(area)]])
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    area: (): unknown => JSON.parse(values.get('redux') ?? ''),
  }
}

const KEPT = {
  bookings: { provence: { version: '2.2.0' }, wien: { version: '2.2.0' } },
  bestsellers: { timestamp: 7 },
  resumptions: [{ travelId: 'provence' }, { travelId: 'wien' }],
}

test('one booking is taken off both storages and leaves the rest alone; it can be put back as it was', () => {
  const [local, session] = [storage(KEPT), storage({ bookings: { provence: { passport: 'X1' } } })]
  const putBack = forgetBooking({ local, session }, 'provence')
  expect(local.area()).toEqual({ ...KEPT, bookings: { wien: { version: '2.2.0' } }, resumptions: [{ travelId: 'wien' }] })
  expect(session.area()).toEqual({ bookings: {} })
  putBack()
  expect(local.area()).toEqual(KEPT)
  expect(session.area()).toEqual({ bookings: { provence: { passport: 'X1' } } })
})

test('a storage that cannot be read is no reason to fail', () => {
  const broken = { getItem: () => '{', setItem: () => undefined, removeItem: () => undefined }
  expect(() => forgetBooking({ local: broken, session: broken }, 'provence')()).not.toThrow()
})
