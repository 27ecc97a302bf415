import { expect, test } from 'vitest'

import { posterColour } from '#demo/posters/posterColour.ts'

test('the ground colour is a CSS colour that follows palette and seed', () => {
  const colour = posterColour({ brief: { scene: 'lake', palette: 'night' }, seed: 'reise/a' })
  expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  expect(posterColour({ brief: { scene: 'lake', palette: 'south' }, seed: 'reise/a' })).not.toBe(colour)
})
