import { expect, test } from 'vitest'
import { withDistinctLabels } from '#domain/catalogue/variantLabels.ts'

// rule 10.34
test('variants of one label are numbered, and others keep theirs', () => {
  const variants = ['Reise', 'Car', 'Reise'].map((transportTypeLabel, id) => ({ id: String(id), transportTypeLabel }))
  expect(withDistinctLabels(variants).map(({ transportTypeLabel }) => transportTypeLabel)).toEqual([
    'Reise 1',
    'Car',
    'Reise 2',
  ])
  expect(withDistinctLabels([])).toEqual([])
})
