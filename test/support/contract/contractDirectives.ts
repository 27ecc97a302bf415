import { Kind, parse, print } from 'graphql'
import contract from '#schema.graphql?raw'

/** The directives of the contract as SDL, for a small schema of a test. */
export const CONTRACT_DIRECTIVES = parse(contract)
  .definitions.filter(({ kind }) => kind === Kind.DIRECTIVE_DEFINITION)
  .map(print)
  .join('\n')
