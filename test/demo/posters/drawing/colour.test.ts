import { expect, test } from 'vitest'

import { mix } from '#demo/posters/drawing/colour.ts'

test('a colour mix at 0 and 1 equals the two colours', () => {
  expect(mix('#14342b', '#ffc72c', 0)).toBe('#14342b')
  expect(mix('#14342b', '#ffc72c', 1)).toBe('#ffc72c')
})

test('the mix of black and white is perceptually middle grey', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363')
})
