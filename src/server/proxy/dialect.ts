import type { GraphQLSchema } from 'graphql'
import { fieldCoordinate, type Coordinates } from './additions.ts'
import { completeAnswer } from './complete.ts'
import type { KnownDocument } from './documents.ts'
import { isValues, type Values } from './graphRequest.ts'
import { pruneVariables } from './inputs.ts'
import { pruneDocument, type PrunedDocument } from './prune.ts'
import { Refusal } from './refusal.ts'

/** How one platform is spoken to: without the additions it lacks. */
export interface Dialect {
  /** @throws Refusal for an act that means nothing without an addition. */
  readonly question: (known: KnownDocument, variables: Values) => { readonly query: string; readonly variables: Values }
  /** The answer as the browser asked for it. */
  readonly answer: (known: KnownDocument, variables: Values, data: Values) => Values
}

/** The contract as it stands: what the embedded platform speaks. */
export const plainDialect: Dialect = {
  question: ({ text }, variables) => ({ query: text, variables }),
  answer: (_known, _variables, data) => data,
}

export function createDialect(contract: GraphQLSchema, missing: Coordinates): Dialect {
  const documents = new WeakMap<KnownDocument, PrunedDocument>()

  function pruned(known: KnownDocument): PrunedDocument {
    const document = documents.get(known) ?? pruneDocument(known, contract, missing)
    documents.set(known, document)
    return document
  }

  return {
    question: (known, variables) => {
      refuseInvoiceSwitch(known, variables, missing)
      const document = pruned(known)
      const forwarded = pruneVariables(variables, { known, pruned: document }, { contract, missing })
      return { query: document.text, variables: forwarded }
    },
    answer: (known, variables, data) => {
      const { removedFields } = pruned(known)
      return completeAnswer(data, known, { contract, removedFields, variables })
    },
  }
}

/** Without its flag the call would start the very payment the visitor wants to be rid of. */
function refuseInvoiceSwitch({ name }: KnownDocument, { input }: Values, missing: Coordinates): void {
  const isSwitch = name === 'InitBookingPayment' && isValues(input) && input['switchToInvoice'] === true
  if (isSwitch && missing.has(fieldCoordinate('InitBookingPaymentInput', 'switchToInvoice'))) {
    throw new Refusal('NOT_SUPPORTED', 'The booking system cannot switch a payment to invoice')
  }
}
