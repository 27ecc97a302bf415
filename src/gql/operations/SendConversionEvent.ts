/* eslint-disable */
import { gql, type TypedDocumentNode } from '@urql/core';
import { useMutation, type UseMutationResponse } from 'urql';
import type { SendConversionEventMutation, SendConversionEventMutationVariables } from '../graphql.ts';

export const SendConversionEventDocument: TypedDocumentNode<SendConversionEventMutation, SendConversionEventMutationVariables> = /* @__PURE__ */ gql("mutation SendConversionEvent($input:TrackingConversionInput!){__typename createTrackingConversion(input:$input){__typename id}}");

export function useSendConversionEventMutation(): UseMutationResponse<SendConversionEventMutation, SendConversionEventMutationVariables> {
  return useMutation<SendConversionEventMutation, SendConversionEventMutationVariables>(SendConversionEventDocument);
}
