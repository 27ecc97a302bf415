/* eslint-disable */
import type { TypedDocumentNode } from '@urql/core';
import { useMutation, type UseMutationResponse } from 'urql';
import { lazyDocument } from '#gql/lazyDocument.ts';
import type { PlaceBookingMutation, PlaceBookingMutationVariables } from '../graphql.ts';

export const PlaceBookingDocument: TypedDocumentNode<PlaceBookingMutation, PlaceBookingMutationVariables> = /* @__PURE__ */ lazyDocument("mutation PlaceBooking($tenantId:Int!$json:JSON!){__typename placeBooking(tenantId:$tenantId json:$json){__typename bookingId orderNo bookerId totalPrice confirmationMail success message}}", -251067565);

export function usePlaceBookingMutation(): UseMutationResponse<PlaceBookingMutation, PlaceBookingMutationVariables> {
  return useMutation<PlaceBookingMutation, PlaceBookingMutationVariables>(PlaceBookingDocument);
}
