/* eslint-disable */
import type { TypedDocumentNode } from '@urql/core';
import { useQuery, type UseQueryArgs, type UseQueryResponse } from 'urql';
import { lateDocument } from '#web/graph/lateDocument.ts';
import type { RatioSummaryQueryQuery, RatioSummaryQueryQueryVariables } from '../graphql.ts';

export const RatioSummaryQueryDocument: TypedDocumentNode<RatioSummaryQueryQuery, RatioSummaryQueryQueryVariables> = /* @__PURE__ */ lateDocument("query RatioSummaryQuery($clientState:JSON!){__typename ratioSummary(clientState:$clientState){__typename json}}", -593712798);

export function useRatioSummaryQuery(options: Omit<UseQueryArgs<RatioSummaryQueryQueryVariables, RatioSummaryQueryQuery>, 'query' | 'variables'> & { variables: RatioSummaryQueryQueryVariables }): UseQueryResponse<RatioSummaryQueryQuery, RatioSummaryQueryQueryVariables> {
  return useQuery<RatioSummaryQueryQuery, RatioSummaryQueryQueryVariables>({ ...options, query: RatioSummaryQueryDocument });
}
