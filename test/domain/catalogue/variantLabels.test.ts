import { assertObjectType, buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { makeOffer } from '#domain/catalogue/offer.ts'
import { transportOf, withDistinctLabels } from '#domain/catalogue/variantLabels.ts'
import { fieldRules } from '#server/adapter/fieldRules.ts'
import contract from '#schema.graphql?raw'
import { offer } from '#test/support/builders/offer.ts'

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

// rule 10.34
test('the loaded variant of an offer has the number that it has in the choice', () => {
  const { travel, pricing } = offer()
  const [first] = travel.pricing?.travels ?? []
  if (travel.pricing === null || first === undefined || pricing === null) throw new Error('The offer has no variant')
  const variants = [{ ...first, id: 'other' }, first]
  const made = makeOffer({ ...offer(), travel: { ...travel, pricing: { ...travel.pricing, travels: variants } } })
  expect(made.travel.pricing?.travels.map(({ transportTypeLabel }) => transportTypeLabel)).toEqual([
    `${first.transportTypeLabel} 1`,
    `${first.transportTypeLabel} 2`,
  ])
  expect(made.pricing?.transportTypeLabel).toBe(`${first.transportTypeLabel} 2`)
  expect(makeOffer(made)).toEqual(made)
})

// rule 10.34
test('a variant has a means of transport unless the platform leaves its label out', () => {
  const schema = buildSchema(contract)
  const { transportTypeLabel } = assertObjectType(schema.getType('PricingVariant')).getFields()
  if (transportTypeLabel === undefined) throw new Error('The contract has no label of a variant')
  const { absent } = fieldRules(transportTypeLabel, schema)
  expect(transportOf({ transportTypeLabel: String(absent) })).toBeNull()
  expect(transportOf({ transportTypeLabel: 'Car' })).toBe('Car')
})
