import { expect, test } from 'vitest'

import { mix } from '#demo/posters/drawing/colour.ts'

test('a mix begins and ends with the colours themselves', () => {
  expect(mix('#14342b', '#ffc72c', 0)).toBe('#14342b')
  expect(mix('#14342b', '#ffc72c', 1)).toBe('#ffc72c')
})

test('half way from black to white is the grey the eye takes for the middle', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363')
})
