/* eslint-disable */
import type { TypedDocumentNode } from '@urql/core';
import { useMutation, type UseMutationResponse } from 'urql';
import { lazyDocument } from '#gql/lazyDocument.ts';
import type { InitBookingPaymentMutation, InitBookingPaymentMutationVariables } from '../graphql.ts';

export const InitBookingPaymentDocument: TypedDocumentNode<InitBookingPaymentMutation, InitBookingPaymentMutationVariables> = /* @__PURE__ */ lazyDocument("mutation InitBookingPayment($input:InitBookingPaymentInput!){__typename initBookingPayment(input:$input){__typename success message transactionId}}", 1011916673);

export function useInitBookingPaymentMutation(): UseMutationResponse<InitBookingPaymentMutation, InitBookingPaymentMutationVariables> {
  return useMutation<InitBookingPaymentMutation, InitBookingPaymentMutationVariables>(InitBookingPaymentDocument);
}
