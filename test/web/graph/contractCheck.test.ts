import { CombinedError } from '@urql/core'
import { buildSchema, isNonNullType } from 'graphql'
import { expect, test } from 'vitest'
import { ContingentsDocument } from '#gql/operations/Contingents.ts'
import { RatioTravelDocument } from '#gql/operations/RatioTravel.ts'
import contract from '#schema.graphql?raw'
import { graphThat } from '#test/support/web/graph.ts'
import { contractCheckExchange } from '#web/graph/contractCheck.ts'

/** A client whose network returns these data. */
const clientGiven = (data: unknown) => graphThat(() => ({ data }), contractCheckExchange)

const contingents = { ratioTravelId: 'v1', dateId: 'd1' }

test('complete data pass the contract check', async () => {
  const result = await clientGiven({ packages: [], services: [] }).query(ContingentsDocument, contingents).toPromise()
  expect(result.data).toEqual({ packages: [], services: [] })
  expect(result.error).toBeUndefined()
})

test.each([null, 'no object', {}, { packages: null, services: [] }])(
  'data %o become an error without data',
  async (data) => {
    const result = await clientGiven(data).query(ContingentsDocument, contingents).toPromise()
    expect(result.data).toBeUndefined()
    expect(result.error?.message).toBe('[GraphQL] The answer lacks a value')
  },
)

test('null is data where the contract allows it', async () => {
  const result = await clientGiven({ ratioTravel: null })
    .query(RatioTravelDocument, { ratioTravelId: 'v1' })
    .toPromise()
  expect(result.data).toEqual({ ratioTravel: null })
  expect(result.error).toBeUndefined()
})

test('null passes in exactly the root fields that are nullable in the contract', async () => {
  const schema = buildSchema(contract)
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  )
  for (const { name, type } of fields) {
    const { data } = await clientGiven({ [name]: null })
      .query(RatioTravelDocument, { ratioTravelId: 'v1' })
      .toPromise()
    expect(data !== undefined, name).toBe(!isNonNullType(type))
  }
})

test('null beside an error is no data, unless the rest of the result is usable without it', async () => {
  const given = (data: unknown) => {
    const error = new CombinedError({ graphQLErrors: ['Something broke'] })
    return graphThat(() => ({ data, error }), contractCheckExchange)
      .query(ContingentsDocument, contingents)
      .toPromise()
  }
  expect((await given({ tenant: null })).data).toBeUndefined()
  expect((await given({ travel: null, tenant: {}, ratioConfig: {} })).data).toBeUndefined()
  expect((await given({ travel: {}, tenant: null, ratioConfig: null })).data).toEqual({
    travel: {},
    tenant: null,
    ratioConfig: null,
  })
  expect((await given({ travel: {}, tenant: {} })).error?.message).toBe('[GraphQL] Something broke')
})

test('null is data beside an error of another root field: there is no such travel, and one region could not be read', async () => {
  const given = (...path: readonly (string | number)[]) => {
    const error = new CombinedError({ graphQLErrors: [{ message: 'Unusable', path }] })
    const data = { travel: null, tenant: {}, ratioConfig: {} }
    return graphThat(() => ({ data, error }), contractCheckExchange)
      .query(ContingentsDocument, contingents)
      .toPromise()
  }
  expect((await given('ratioConfig', 'esimConfig', 'regions', 0)).data).toMatchObject({ travel: null })
  expect((await given('travel', 'id')).data).toBeUndefined()
})

test('a query with «success: false» becomes an error', async () => {
  const refused = { travelFilter: { success: false, counts: null, filters: null, travels: null } }
  const result = await clientGiven(refused).query(ContingentsDocument, contingents).toPromise()
  expect([result.data, result.error?.message]).toEqual([undefined, '[GraphQL] The answer lacks a value'])
})
