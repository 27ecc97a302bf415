/* eslint-disable */
import type { TypedDocumentNode } from '@urql/core';
import { useMutation, type UseMutationResponse } from 'urql';
import { lateDocument } from '#gql/lateDocument.ts';
import type { PlaceBookingMutation, PlaceBookingMutationVariables } from '../graphql.ts';

export const PlaceBookingDocument: TypedDocumentNode<PlaceBookingMutation, PlaceBookingMutationVariables> = /* @__PURE__ */ lateDocument("mutation PlaceBooking($tenantId:Int!$json:JSON!){__typename placeBooking(tenantId:$tenantId json:$json){__typename bookingId orderNo bookerId totalPrice confirmationMail success message}}", -251067565);

export function usePlaceBookingMutation(): UseMutationResponse<PlaceBookingMutation, PlaceBookingMutationVariables> {
  return useMutation<PlaceBookingMutation, PlaceBookingMutationVariables>(PlaceBookingDocument);
}
