import { Lexer, Source, TokenKind } from 'graphql'

/** Half again as many as our largest document has; each costs time to parse, sort and print. */
const MOST_TOKENS = 1_500

/** Twice what our documents have. Every level is printed once for each level above it, so depth costs most of all. */
const DEEPEST_NESTING = 12

const OPENING: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L])
const CLOSING: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R])

/**
 * Whether a text could be a document of ours, by its tokens and the nesting of its brackets alone: one pass that ends
 * at the first excess. Brackets in strings and comments do not count.
 */
export function isModestDocument(text: string): boolean {
  try {
    return isModest(new Lexer(new Source(text)))
  } catch {
    // A character that no document holds.
    return false
  }
}

function isModest(lexer: Lexer): boolean {
  let nesting = 0
  for (let tokens = 0; tokens <= MOST_TOKENS; tokens += 1) {
    const { kind } = lexer.advance()
    if (kind === TokenKind.EOF) return true
    if (OPENING.has(kind)) nesting += 1
    if (CLOSING.has(kind)) nesting -= 1
    if (nesting > DEEPEST_NESTING) return false
  }
  return false
}
