import { expect, test } from 'vitest'
import { posterBriefs } from '#platform/seed/posters.ts'
import { tours } from '#platform/seed/tours/all.ts'
import { toTravel } from '#platform/seed/travel.ts'

test('the main picture of every tour has a brief', () => {
  expect(posterBriefs.size).toBe(tours.length)
  for (const tour of tours) expect(posterBriefs.get(toTravel(tour).images?.[0]?.publicId ?? '')).toEqual(tour.poster)
})
