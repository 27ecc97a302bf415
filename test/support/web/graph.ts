import { Client, makeErrorResult, makeResult } from '@urql/core'
import { filter, fromPromise, mergeMap, pipe } from 'wonka'
import type { PricingTravel } from '#domain/catalogue/catalogue.ts'

interface GraphOfVariant {
  readonly graph: Client
  /** Answers all questions, also those to come, with the variant. */
  readonly answer: () => void
  /** Fails the questions so far as a broken line does. */
  readonly fail: () => void
}

/** A client whose questions are answered when told, all of them with the same variant; null for one that is gone. */
export function graphOfVariant(pricing: PricingTravel | null): GraphOfVariant {
  const data = { ratioTravel: pricing === null ? null : { ...pricing.loaded, ratioCatalogBundle: null, dates: [] } }
  let line = newLine()
  const graph = new Client({
    url: 'https://platform.example',
    exchanges: [
      () => (operations) =>
        pipe(
          operations,
          filter(({ kind }) => kind === 'query'),
          mergeMap((operation) =>
            fromPromise(
              line.isWhole.then((isWhole) =>
                isWhole ? makeResult(operation, { data }) : makeErrorResult(operation, new Error('offline')),
              ),
            ),
          ),
        ),
    ],
  })
  const fail = () => {
    line.end(false)
    line = newLine()
  }
  return { graph, answer: () => line.end(true), fail }
}

function newLine() {
  let end: (isWhole: boolean) => void = () => {}
  const isWhole = new Promise<boolean>((resolve) => {
    end = resolve
  })
  return { isWhole, end }
}
