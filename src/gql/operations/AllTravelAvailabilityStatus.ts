/* eslint-disable */
import type { TypedDocumentNode } from '@urql/core';
import { useQuery, type UseQueryArgs, type UseQueryResponse } from 'urql';
import { lateDocument } from '#web/graph/lateDocument.ts';
import type { AllTravelAvailabilityStatusQuery, AllTravelAvailabilityStatusQueryVariables } from '../graphql.ts';

export const AllTravelAvailabilityStatusDocument: TypedDocumentNode<AllTravelAvailabilityStatusQuery, AllTravelAvailabilityStatusQueryVariables> = /* @__PURE__ */ lateDocument("query AllTravelAvailabilityStatus{__typename allTravelAvailabilityStatus{__typename id ...Status}} fragment Status on AvailabilityStatus{__typename id label status isDefaultStatus isDefaultWaitlistFallback tenantSettings{__typename id label info switchToStatusInfo submitButtonLabel tenant{__typename id}}}", -145251867);

export function useAllTravelAvailabilityStatusQuery(options: Omit<UseQueryArgs<AllTravelAvailabilityStatusQueryVariables, AllTravelAvailabilityStatusQuery>, 'query' | 'variables'> & { variables?: AllTravelAvailabilityStatusQueryVariables } = {}): UseQueryResponse<AllTravelAvailabilityStatusQuery, AllTravelAvailabilityStatusQueryVariables> {
  return useQuery<AllTravelAvailabilityStatusQuery, AllTravelAvailabilityStatusQueryVariables>({ variables: {}, ...options, query: AllTravelAvailabilityStatusDocument });
}
