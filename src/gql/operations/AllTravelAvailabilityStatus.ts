/* eslint-disable */
import type { TypedDocumentNode } from '@urql/core';
import { useQuery, type UseQueryArgs, type UseQueryResponse } from 'urql';
import { lazyDocument } from '#gql/lazyDocument.ts';
import type { AllTravelAvailabilityStatusQuery, AllTravelAvailabilityStatusQueryVariables } from '../graphql.ts';

export const AllTravelAvailabilityStatusDocument: TypedDocumentNode<AllTravelAvailabilityStatusQuery, AllTravelAvailabilityStatusQueryVariables> = /* @__PURE__ */ lazyDocument("query AllTravelAvailabilityStatus{__typename allTravelAvailabilityStatus{__typename ...ListedStatus}} fragment ListedStatus on ListedAvailabilityStatus{__typename label status isDefaultStatus isDefaultWaitlistFallback tenantSettings{__typename label info switchToStatusInfo submitButtonLabel tenant{__typename id}}}", 1935815359);

export function useAllTravelAvailabilityStatusQuery(options: Omit<UseQueryArgs<AllTravelAvailabilityStatusQueryVariables, AllTravelAvailabilityStatusQuery>, 'query' | 'variables'> & { variables?: AllTravelAvailabilityStatusQueryVariables } = {}): UseQueryResponse<AllTravelAvailabilityStatusQuery, AllTravelAvailabilityStatusQueryVariables> {
  return useQuery<AllTravelAvailabilityStatusQuery, AllTravelAvailabilityStatusQueryVariables>({ variables: {}, ...options, query: AllTravelAvailabilityStatusDocument });
}
