import { gql, type AnyVariables, type TypedDocumentNode } from '@urql/core'

/**
 * A document that is read when somebody looks into it. Each page brings the documents of all that it might ask; to read
 * them all would hold up its start. What the page was made from is found by the text alone, and that is also what is
 * sent: neither needs the document read, nor written again.
 *
 * @param text one operation with its fragments, as generated
 * @param key what no other text has: a browser would add up every letter of every text for it as each page starts
 */
export function lateDocument<Data, Variables extends AnyVariables>(
  text: string,
  key: number,
): TypedDocumentNode<Data, Variables> & { readonly __key: number } {
  let document: TypedDocumentNode<Data, Variables> | null = null
  const read = () => (document ??= gql<Data, Variables>(text))
  const late = {
    __key: key,
    get kind() {
      return read().kind
    },
    get definitions() {
      return read().definitions
    },
  }
  // Where the client looks for the text before it writes one.
  return Object.defineProperty(late, 'loc', { value: { start: 0, end: text.length, source: { body: text } } })
}
