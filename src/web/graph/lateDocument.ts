import { gql, type AnyVariables, type TypedDocumentNode } from '@urql/core'

/**
 * A document that is read when it is first asked with. Each page brings the documents of all that it might ask; to read
 * them all would hold up its start.
 *
 * @param text one operation with its fragments, as generated.
 */
export function lateDocument<Data, Variables extends AnyVariables>(text: string): TypedDocumentNode<Data, Variables> {
  let document: TypedDocumentNode<Data, Variables> | null = null
  const read = () => (document ??= gql<Data, Variables>(text))
  return {
    get kind() {
      return read().kind
    },
    get definitions() {
      return read().definitions
    },
  }
}
