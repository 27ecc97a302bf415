import { expect, test } from 'vitest'
import { modulesWithTags } from '#tools/lint/modulesWithTags.mjs'

test('a component that asks for data is among the modules with a tag; one that only draws, and a sheet of styles, are not', () => {
  const found = modulesWithTags('src/web/travel')
  expect(found).toContain('src/web/travel/page/TravelHero.tsx')
  expect(found.filter((file) => !/\.tsx?$/.test(file))).toEqual([])
  expect(found).not.toContain('src/web/travel/list/EmptyList.tsx')
})
