/* eslint-disable */
import { gql, type TypedDocumentNode } from '@urql/core';
import { useQuery, type UseQueryArgs, type UseQueryResponse } from 'urql';
import type { RatioSummaryQueryQuery, RatioSummaryQueryQueryVariables } from '../graphql.ts';

export const RatioSummaryQueryDocument: TypedDocumentNode<RatioSummaryQueryQuery, RatioSummaryQueryQueryVariables> = /* @__PURE__ */ gql("query RatioSummaryQuery($clientState:JSON!){__typename ratioSummary(clientState:$clientState){__typename json}}");

export function useRatioSummaryQuery(options: Omit<UseQueryArgs<RatioSummaryQueryQueryVariables, RatioSummaryQueryQuery>, 'query' | 'variables'> & { variables: RatioSummaryQueryQueryVariables }): UseQueryResponse<RatioSummaryQueryQuery, RatioSummaryQueryQueryVariables> {
  return useQuery<RatioSummaryQueryQuery, RatioSummaryQueryQueryVariables>({ ...options, query: RatioSummaryQueryDocument });
}
