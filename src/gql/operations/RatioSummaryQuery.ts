/* eslint-disable */
import type { TypedDocumentNode } from '@urql/core';
import { lazyDocument } from '#gql/lazyDocument.ts';
import type { RatioSummaryQueryQuery, RatioSummaryQueryQueryVariables } from '../graphql.ts';

export const RatioSummaryQueryDocument: TypedDocumentNode<RatioSummaryQueryQuery, RatioSummaryQueryQueryVariables> = /* @__PURE__ */ lazyDocument("query RatioSummaryQuery($clientState:JSON!$withPayment:Boolean=false){__typename ratioSummary(clientState:$clientState){__typename json payment@include(if:$withPayment){__typename status transactionId heldUntil}}}", -1716397877);
