/* eslint-disable */
import type { TypedDocumentNode } from '@urql/core';
import { useQuery, type UseQueryArgs, type UseQueryResponse } from 'urql';
import { lazyDocument } from '#gql/lazyDocument.ts';
import type { ContingentsQuery, ContingentsQueryVariables } from '../graphql.ts';

export const ContingentsDocument: TypedDocumentNode<ContingentsQuery, ContingentsQueryVariables> = /* @__PURE__ */ lazyDocument("query Contingents($ratioTravelId:ID!$dateId:ID!){__typename packages:packageContingents(ratioTravelId:$ratioTravelId dateId:$dateId){__typename ...PackagePlaces}services:serviceContingents(ratioTravelId:$ratioTravelId dateId:$dateId){__typename ...ServiceUnits}} fragment PackagePlaces on PackageContingent{__typename ratioPackageNo available} fragment ServiceUnits on ServiceContingent{__typename ratioServiceNo available}", 802076468);

export function useContingentsQuery(options: Omit<UseQueryArgs<ContingentsQueryVariables, ContingentsQuery>, 'query' | 'variables'> & { variables: ContingentsQueryVariables }): UseQueryResponse<ContingentsQuery, ContingentsQueryVariables> {
  return useQuery<ContingentsQuery, ContingentsQueryVariables>({ ...options, query: ContingentsDocument });
}
