/* eslint-disable */
import { useMutation, useQuery, type UseMutationResponse, type UseQueryArgs, type UseQueryResponse } from 'urql';
import { AllTravelAvailabilityStatusDocument, type AllTravelAvailabilityStatusQuery, type AllTravelAvailabilityStatusQueryVariables, BestsellerTravelsDocument, type BestsellerTravelsQuery, type BestsellerTravelsQueryVariables, ContingentsDocument, type ContingentsQuery, type ContingentsQueryVariables, InitBookingPaymentDocument, type InitBookingPaymentMutation, type InitBookingPaymentMutationVariables, PlaceBookingDocument, type PlaceBookingMutation, type PlaceBookingMutationVariables, RatioSummaryQueryDocument, type RatioSummaryQueryQuery, type RatioSummaryQueryQueryVariables, RatioTravelDocument, type RatioTravelQuery, type RatioTravelQueryVariables, SendConversionEventDocument, type SendConversionEventMutation, type SendConversionEventMutationVariables, TenantCmsDocument, type TenantCmsQuery, type TenantCmsQueryVariables, TravelDocument, type TravelQuery, type TravelQueryVariables, TravelFilterDocument, type TravelFilterQuery, type TravelFilterQueryVariables } from './graphql.ts';

export function useAllTravelAvailabilityStatusQuery(options: Omit<UseQueryArgs<AllTravelAvailabilityStatusQueryVariables, AllTravelAvailabilityStatusQuery>, 'query' | 'variables'> & { variables?: AllTravelAvailabilityStatusQueryVariables } = {}): UseQueryResponse<AllTravelAvailabilityStatusQuery, AllTravelAvailabilityStatusQueryVariables> {
  return useQuery<AllTravelAvailabilityStatusQuery, AllTravelAvailabilityStatusQueryVariables>({ variables: {}, ...options, query: AllTravelAvailabilityStatusDocument });
}

export function useBestsellerTravelsQuery(options: Omit<UseQueryArgs<BestsellerTravelsQueryVariables, BestsellerTravelsQuery>, 'query' | 'variables'> & { variables: BestsellerTravelsQueryVariables }): UseQueryResponse<BestsellerTravelsQuery, BestsellerTravelsQueryVariables> {
  return useQuery<BestsellerTravelsQuery, BestsellerTravelsQueryVariables>({ ...options, query: BestsellerTravelsDocument });
}

export function useContingentsQuery(options: Omit<UseQueryArgs<ContingentsQueryVariables, ContingentsQuery>, 'query' | 'variables'> & { variables: ContingentsQueryVariables }): UseQueryResponse<ContingentsQuery, ContingentsQueryVariables> {
  return useQuery<ContingentsQuery, ContingentsQueryVariables>({ ...options, query: ContingentsDocument });
}

export function useInitBookingPaymentMutation(): UseMutationResponse<InitBookingPaymentMutation, InitBookingPaymentMutationVariables> {
  return useMutation<InitBookingPaymentMutation, InitBookingPaymentMutationVariables>(InitBookingPaymentDocument);
}

export function usePlaceBookingMutation(): UseMutationResponse<PlaceBookingMutation, PlaceBookingMutationVariables> {
  return useMutation<PlaceBookingMutation, PlaceBookingMutationVariables>(PlaceBookingDocument);
}

export function useRatioSummaryQuery(options: Omit<UseQueryArgs<RatioSummaryQueryQueryVariables, RatioSummaryQueryQuery>, 'query' | 'variables'> & { variables: RatioSummaryQueryQueryVariables }): UseQueryResponse<RatioSummaryQueryQuery, RatioSummaryQueryQueryVariables> {
  return useQuery<RatioSummaryQueryQuery, RatioSummaryQueryQueryVariables>({ ...options, query: RatioSummaryQueryDocument });
}

export function useRatioTravelQuery(options: Omit<UseQueryArgs<RatioTravelQueryVariables, RatioTravelQuery>, 'query' | 'variables'> & { variables: RatioTravelQueryVariables }): UseQueryResponse<RatioTravelQuery, RatioTravelQueryVariables> {
  return useQuery<RatioTravelQuery, RatioTravelQueryVariables>({ ...options, query: RatioTravelDocument });
}

export function useSendConversionEventMutation(): UseMutationResponse<SendConversionEventMutation, SendConversionEventMutationVariables> {
  return useMutation<SendConversionEventMutation, SendConversionEventMutationVariables>(SendConversionEventDocument);
}

export function useTenantCmsQuery(options: Omit<UseQueryArgs<TenantCmsQueryVariables, TenantCmsQuery>, 'query' | 'variables'> & { variables: TenantCmsQueryVariables }): UseQueryResponse<TenantCmsQuery, TenantCmsQueryVariables> {
  return useQuery<TenantCmsQuery, TenantCmsQueryVariables>({ ...options, query: TenantCmsDocument });
}

export function useTravelQuery(options: Omit<UseQueryArgs<TravelQueryVariables, TravelQuery>, 'query' | 'variables'> & { variables: TravelQueryVariables }): UseQueryResponse<TravelQuery, TravelQueryVariables> {
  return useQuery<TravelQuery, TravelQueryVariables>({ ...options, query: TravelDocument });
}

export function useTravelFilterQuery(options: Omit<UseQueryArgs<TravelFilterQueryVariables, TravelFilterQuery>, 'query' | 'variables'> & { variables: TravelFilterQueryVariables }): UseQueryResponse<TravelFilterQuery, TravelFilterQueryVariables> {
  return useQuery<TravelFilterQuery, TravelFilterQueryVariables>({ ...options, query: TravelFilterDocument });
}
