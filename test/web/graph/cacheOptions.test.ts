import { CombinedError, gql } from '@urql/core'
import { expect, test } from 'vitest'
import { cacheSchema } from '#gql/cacheSchema.ts'
import { graphThat } from '#test/support/web/graph.ts'
import { cache } from '#web/graph/cache.ts'
import { cacheOptions } from '#web/graph/cacheOptions.ts'
import { knownAnswersExchange } from '#web/graph/knownAnswers.ts'
import { lazyCacheExchange } from '#web/graph/lazyCacheExchange.ts'

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
  }, cache)
  const maxAge = async (travelId: string) => {
    const { data } = await graph.query<Answer>(TRAVEL, { travelId, tenantId: '4' }).toPromise()
    return data?.travel.pricing.ageGroupSettings.ageGroups[0]?.maxAge
  }
  expect([await maxAge('elsass'), await maxAge('provence'), await maxAge('elsass')]).toEqual([11, 15, 11])
  expect(asked).toBe(2)
})

const PRICES = gql`
  query RatioTravel($ratioTravelId: ID!, $isWhole: Boolean!) {
    ratioTravel(id: $ratioTravelId) {
      id
      dates {
        id
        startDate
        endDate @include(if: $isWhole)
      }
    }
  }
`

interface Departures {
  readonly ratioTravel: { readonly dates: readonly Readonly<Record<string, string>>[] }
}

/** The departures of two variants on a platform that counts them anew in each; by train a day after those by coach. */
const DEPARTURES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  coach: [
    ['2027-06-11', '2027-06-16'],
    ['2027-09-10', '2027-09-15'],
  ],
  train: [['2027-06-12', '2027-06-17']],
}

function platformOfDepartures() {
  const asked: unknown[] = []
  const graph = graphThat(({ variables }) => {
    asked.push(variables)
    const { ratioTravelId: id, isWhole } = variables as { ratioTravelId: string; isWhole: boolean }
    const dates = (DEPARTURES[id] ?? []).map(([startDate, endDate], index) => ({
      ...{ __typename: 'TravelDate', id: String(index + 1), startDate },
      ...(isWhole ? { endDate } : {}),
    }))
    return { data: { __typename: 'Query', ratioTravel: { __typename: 'RatioTravel', id, dates } } }
  }, cache)
  const dates = async (ratioTravelId: string, isWhole: boolean) => {
    const { data } = await graph.query<Departures>(PRICES, { ratioTravelId, isWhole }).toPromise()
    return data?.ratioTravel.dates.map(({ startDate, endDate }) => [startDate, endDate])
  }
  return { asked, dates }
}

test('departures of two variants that bear the same id keep their own days in the cache', async () => {
  const { dates } = platformOfDepartures()
  expect(await dates('coach', true)).toEqual(DEPARTURES['coach'])
  expect(await dates('train', true)).toEqual(DEPARTURES['train'])
  expect(await dates('coach', true)).toEqual(DEPARTURES['coach'])
})

test('a departure loaded in parts is one departure: its parts are found together', async () => {
  const { asked, dates } = platformOfDepartures()
  await dates('coach', true)
  expect(await dates('coach', false)).toEqual([
    ['2027-06-11', undefined],
    ['2027-09-10', undefined],
  ])
  expect(asked).toHaveLength(1)
})

test('what has an id of its own on the whole platform is kept by it', () => {
  const names: readonly string[] = cacheSchema.__schema.types.map(({ name }) => name)
  const keyed = names.filter((name) => cacheOptions.keys?.[name]?.({ __typename: name, id: '7' }) === '7')
  expect(keyed).toEqual(['AvailabilityStatus', 'CmsPage', 'RatioConfig', 'RatioTravel', 'Tenant', 'Travel'])
})

test('an error without a path stays with its answer: what is null beside it is not taken for absent later', async () => {
  const failed = {
    data: { __typename: 'Query', travel: { ...travelWith('elsass', 11), pricing: null } },
    error: new CombinedError({ graphQLErrors: [{ message: 'The prices are away' }] }),
  }
  const lazy = lazyCacheExchange({
    load: () => Promise.resolve(cache),
    onCreated: (start) => start(),
    onBroken: (error) => expect.unreachable(String(error)),
  })
  const graph = graphThat(
    () => failed,
    lazy,
    knownAnswersExchange(() => true),
  )
  // The cache is there a moment after it was asked for.
  await Promise.resolve()
  for (const time of ['at first', 'later']) {
    const { data, error } = await graph.query<Answer>(TRAVEL, { travelId: 'elsass', tenantId: '4' }).toPromise()
    expect([data?.travel.pricing, error?.message], time).toEqual([null, failed.error.message])
  }
})
