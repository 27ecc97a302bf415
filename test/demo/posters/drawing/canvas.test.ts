import { expect, test } from 'vitest'

import { posterColour } from '#demo/posters/drawing/canvas.ts'

test('the placeholder colour of a poster is a CSS colour that follows palette and seed', () => {
  const colour = posterColour({ spec: { scene: 'lake', palette: 'night' }, seed: 'reise/a' })
  expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  expect(posterColour({ spec: { scene: 'lake', palette: 'south' }, seed: 'reise/a' })).not.toBe(colour)
})
