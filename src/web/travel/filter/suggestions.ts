import type { Client } from '@urql/core'
import { createSearch } from '#domain/search/search.ts'
import type { FilterName } from '#domain/filterNames.ts'
import { EMPTY_FILTER, toFilterVariables, withValue } from '#domain/travels/filter.ts'
import { FIRST_VIEW } from '#domain/travels/listView.ts'
import { folded, writtenWords } from '#domain/words.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import type { TenantConfig } from '#tenant/config.ts'
import { listedPath } from '#web/site/travelPaths.ts'
import { fetchFilterResult } from '#web/travel/search/fetchFilterResult.ts'
import { foundPages } from '#web/travel/search/foundPages.ts'
import { listUrl, listPage } from '#web/travel/search/listUrl.ts'

const Suggestions_result = graphql(`
  fragment Suggestions_result on TravelFilterResult {
    filters {
      name
      options {
        label
        value
        itemCount
      }
    }
    travels(first: $first) {
      id
      name
      urlSlug
      redirectToBooking
    }
  }
`)

/** A link offered before the search is submitted. */
export interface Suggestion {
  readonly kind: 'travels' | 'places' | 'months' | 'pages'
  readonly label: string
  readonly path: string
  /** Travels behind it; null for a travel and for a page. */
  readonly count: number | null
}

const MAX_OF_KIND = { travels: 5, places: 3, months: 3 } as const

/** Travels requested; those whose name matches are picked from them. */
const MAX_REQUESTED = 40

const MIN_LETTERS = 2

/**
 * Suggestions for the typed text: travels, places and months the tenant filters by (rule 2.2.1), and pages of the
 * website. Empty if a request fails.
 */
export async function suggestionsFor(
  graph: Client,
  { id, travelFilter: { inputs } }: Pick<TenantConfig, 'id' | 'travelFilter'>,
  typed: string,
): Promise<readonly Suggestion[]> {
  if (typed.trim().length < MIN_LETTERS) return []
  const [found, all, pages] = await Promise.all([
    fetchNames(graph, id, typed),
    fetchNames(graph, id, ''),
    foundPages({ graphWithoutSsr: graph, tenantId: id }, typed, true),
  ])
  if (found === null || all === null) return []
  const words = writtenWords(typed).map(folded)
  const startsLikeQuery = (name: string) =>
    words.some((word) => writtenWords(name).some((other) => folded(other).startsWith(word)))
  // Fallback for a platform without full-text search.
  const travels = found.travels.length > 0 ? found.travels : matching(all.travels, ({ name }) => name, typed)
  // Travels with a matching name come alone; those that only mention it are left to the list.
  const named = travels.filter(({ name }) => startsLikeQuery(name))
  const suggested = named.length > 0 ? named : travels
  const optionsOf = (name: FilterName) =>
    all.filters
      .filter((group) => group.name === name && inputs[name].enabled)
      .flatMap(({ options }) => options.filter(({ itemCount }) => itemCount > 0))
  const monthName = folded(typed.trim())
  return [
    ...suggested
      .slice(0, MAX_OF_KIND.travels)
      .map((travel) => ({ kind: 'travels', label: travel.name, path: listedPath(travel), count: null }) as const),
    ...matching(optionsOf('destinations'), ({ label }) => label, typed)
      .slice(0, MAX_OF_KIND.places)
      .map((option) => toOption('destinations', option)),
    ...optionsOf('months')
      .filter(({ label }) => folded(label).startsWith(monthName))
      .slice(0, MAX_OF_KIND.months)
      .map((option) => toOption('months', option)),
    ...pages.map(({ name, path }) => ({ kind: 'pages', label: name, path, count: null }) as const),
  ]
}

interface Option {
  readonly label: string
  readonly value: string
  readonly itemCount: number
}

function toOption(name: 'destinations' | 'months', { label, value, itemCount }: Option): Suggestion {
  const path = listUrl(listPage('/reisen'), withValue(EMPTY_FILTER, name, value), FIRST_VIEW)
  return { kind: name === 'months' ? 'months' : 'places', label, path, count: itemCount }
}

/** Items whose name matches, with typo tolerance. */
function matching<Named>(all: readonly Named[], nameOf: (each: Named) => string, typed: string): readonly Named[] {
  const { travels, reading } = createSearch(all.map((each) => ({ names: nameOf(each), text: '', dates: [] })))(typed)
  if (travels === null || reading?.isNearest === true) return []
  return all.filter((_, number) => travels[number] === 1)
}

async function fetchNames(graph: Client, tenantId: string, query: string) {
  const first = query === '' ? null : MAX_REQUESTED
  const variables = {
    ...toFilterVariables({ ...EMPTY_FILTER, query }, tenantId),
    withTravels: false,
    withNames: true,
    first,
  }
  const answer = await fetchFilterResult(graph, variables).catch(() => null)
  return answer === null ? null : readFragment(Suggestions_result, answer.travelFilter)
}
