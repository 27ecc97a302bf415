import { getVariableValues, type GraphQLSchema } from 'graphql'
import type { KnownDocument } from '#server/documents/documents.ts'
import type { Values } from '#server/documents/graphRequest.ts'
import { Refusal } from '#server/documents/refusal.ts'

/**
 * Refuses variables that are not of the types of the contract: no page sends them, and who does is to be told so at once,
 * not that the platform has failed.
 * @throws Refusal
 */
export function checkVariables(contract: GraphQLSchema, { name, operation }: KnownDocument, variables: Values): void {
  const { errors } = getVariableValues(contract, operation.variableDefinitions ?? [], variables, { maxErrors: 1 })
  if (errors !== undefined) throw new Refusal('BODY_NOT_READABLE', `The variables are not those of ${name}`)
}
