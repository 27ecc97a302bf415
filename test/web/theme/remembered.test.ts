import { expect, test, vi } from 'vitest'
import { remembered } from '#web/theme/remembered.ts'

function setup() {
  const make = vi.fn((first: object, ...others: readonly object[]) => ({ ...first, ...Object.assign({}, ...others) as object }))
  return { make, find: remembered(make) }
}

test('the same object is answered once, also with empty ones behind it', () => {
  const { make, find } = setup()
  const style = { color: 'primary' }
  expect(find(style, {})).toEqual({ color: 'primary' })
  expect(find(style, {})).toBe(find(style))
  expect(make).toHaveBeenCalledTimes(1)
})

test('an object that says the same is another', () => {
  const { make, find } = setup()
  find({ color: 'primary' })
  find({ color: 'primary' })
  expect(make).toHaveBeenCalledTimes(2)
})

test('what comes with styles of its own is made each time', () => {
  const { find } = setup()
  const style = { color: 'primary' }
  expect(find(style, {})).toEqual({ color: 'primary' })
  expect(find(style, { margin: '4' })).toEqual({ color: 'primary', margin: '4' })
  expect(find(style, { margin: '8' })).toEqual({ color: 'primary', margin: '8' })
})
