import { Client, makeResult } from '@urql/core'
import { filter, fromPromise, mergeMap, pipe } from 'wonka'
import type { PricingTravel } from '#domain/catalogue/catalogue.ts'

/** A client whose questions are answered when told, all of them with the same variant. */
export function graphOfVariant(pricing: PricingTravel): { readonly graph: Client; readonly answer: () => void } {
  const ratioTravel = { ...pricing.loaded, ratioCatalogBundle: null, dates: [] }
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const graph = new Client({
    url: 'https://platform.example',
    exchanges: [
      () => (operations) =>
        pipe(
          operations,
          filter(({ kind }) => kind === 'query'),
          mergeMap((operation) => fromPromise(answered.then(() => makeResult(operation, { data: { ratioTravel } })))),
        ),
    ],
  })
  return { graph, answer }
}
