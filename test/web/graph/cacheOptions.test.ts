import { gql } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { expect, test } from 'vitest'
import { cacheSchema } from '#gql/cacheSchema.ts'
import { graphThat } from '#test/support/web/graph.ts'
import { cacheOptions } from '#web/graph/cacheOptions.ts'

const TRAVEL = gql`
  query Travel($travelId: ID!, $tenantId: ID!) {
    travel(travelId: $travelId, tenantId: $tenantId) {
      id
      pricing {
        ageGroupSettings {
          id
          ageGroups {
            id
            maxAge
          }
        }
      }
    }
  }
`

/** A travel on a platform that counts the ids of settings and age groups anew in each travel. */
const travelWith = (id: string, maxAge: number) => ({
  __typename: 'Travel',
  id,
  pricing: {
    __typename: 'TravelPricing',
    ageGroupSettings: {
      __typename: 'AgeGroupSettings',
      id: '1',
      ageGroups: [{ __typename: 'AgeGroup', id: 'child', maxAge }],
    },
  },
})

interface Answer {
  readonly travel: ReturnType<typeof travelWith>
}

const AGES: Readonly<Record<string, number>> = { elsass: 11, provence: 15 }

test('age groups of two travels that bear the same id keep their own ages in the cache', async () => {
  let asked = 0
  const graph = graphThat(({ variables }) => {
    asked += 1
    const { travelId } = variables as { travelId: string }
    return { data: { __typename: 'Query', travel: travelWith(travelId, AGES[travelId] ?? 0) } }
  }, cacheExchange(cacheOptions))
  const maxAge = async (travelId: string) => {
    const { data } = await graph.query<Answer>(TRAVEL, { travelId, tenantId: '4' }).toPromise()
    return data?.travel.pricing.ageGroupSettings.ageGroups[0]?.maxAge
  }
  expect([await maxAge('elsass'), await maxAge('provence'), await maxAge('elsass')]).toEqual([11, 15, 11])
  expect(asked).toBe(2)
})

test('a departure loaded in parts is one departure: its parts are found together', () => {
  const names: readonly string[] = cacheSchema.__schema.types.map(({ name }) => name)
  const keyed = names.filter((name) => cacheOptions.keys?.[name]?.({ __typename: name, id: '7' }) === '7')
  expect(keyed).toEqual([
    'AvailabilityStatus',
    'CmsPage',
    'RatioConfig',
    'RatioTravel',
    'Tenant',
    'Travel',
    'TravelDate',
  ])
})
