import { getVariableValues, type GraphQLSchema } from 'graphql'
import type { TrustedDocument } from '#server/documents/documents.ts'
import type { Values } from '#server/documents/graphRequest.ts'
import { Refusal } from '#server/http/refusal.ts'

/**
 * Validates variables against the contract. No page sends invalid ones; rejected here, they do not look like a failure of
 * the platform.
 * @throws Refusal
 */
export function checkVariables(contract: GraphQLSchema, { name, operation }: TrustedDocument, variables: Values): void {
  const { errors } = getVariableValues(contract, operation.variableDefinitions ?? [], variables, { maxErrors: 1 })
  if (errors !== undefined) throw new Refusal('BODY_NOT_READABLE', `The variables are not those of ${name}`)
}
