import { gql, type AnyVariables, type TypedDocumentNode } from '@urql/core'

/**
 * A document that is parsed lazily, on first access to its AST: a page carries the documents of all its operations, and
 * parsing them all would delay its start. Looking up SSR data and sending a request need the text alone.
 *
 * @param text one operation with its fragments, as generated
 * @param key unique hash of the text, computed at build time to save each page start from hashing every text
 */
export function lazyDocument<Data, Variables extends AnyVariables>(
  text: string,
  key: number,
): TypedDocumentNode<Data, Variables> & { readonly __key: number } {
  let document: TypedDocumentNode<Data, Variables> | null = null
  const parsed = () => (document ??= gql<Data, Variables>(text))
  const lazy = {
    __key: key,
    get kind() {
      return parsed().kind
    },
    get definitions() {
      return parsed().definitions
    },
  }
  // urql takes the text from `loc` before it would print the AST.
  return Object.defineProperty(lazy, 'loc', { value: { start: 0, end: text.length, source: { body: text } } })
}
