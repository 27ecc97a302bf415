/* eslint-disable */
import type { TypedDocumentNode } from '@urql/core';
import { lazyDocument } from '#gql/lazyDocument.ts';
import type { SendConversionEventMutation, SendConversionEventMutationVariables } from '../graphql.ts';

export const SendConversionEventDocument: TypedDocumentNode<SendConversionEventMutation, SendConversionEventMutationVariables> = /* @__PURE__ */ lazyDocument("mutation SendConversionEvent($input:TrackingConversionInput!){__typename createTrackingConversion(input:$input){__typename id}}", 1696646492);
