/* eslint-disable */
import type { TypedDocumentNode } from '@urql/core';
import { useQuery, type UseQueryArgs, type UseQueryResponse } from 'urql';
import { lazyDocument } from '#gql/lazyDocument.ts';
import type { BestsellerTravelsQuery, BestsellerTravelsQueryVariables } from '../graphql.ts';

export const BestsellerTravelsDocument: TypedDocumentNode<BestsellerTravelsQuery, BestsellerTravelsQueryVariables> = /* @__PURE__ */ lazyDocument("query BestsellerTravels($tenantId:ID!){__typename bestsellerTravels(tenantId:$tenantId){__typename id ...BestsellerCard_travel}} fragment BestsellerCard_travel on BestsellerTravel{__typename id name urlSlug startDate endDate dates{__typename startDate endDate includesExtension status placesLeft minPrice}minPrice currency mainImage{__typename publicId title description colour}accommodations{__typename name}travelGuides{__typename fullName}highlights{__typename text}}", 1972872667);

export function useBestsellerTravelsQuery(options: Omit<UseQueryArgs<BestsellerTravelsQueryVariables, BestsellerTravelsQuery>, 'query' | 'variables'> & { variables: BestsellerTravelsQueryVariables }): UseQueryResponse<BestsellerTravelsQuery, BestsellerTravelsQueryVariables> {
  return useQuery<BestsellerTravelsQuery, BestsellerTravelsQueryVariables>({ ...options, query: BestsellerTravelsDocument });
}
