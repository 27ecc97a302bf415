import { Lexer, Source, TokenKind } from 'graphql'

/** 1.5 times the tokens of our largest document; each costs time to parse, sort and print. */
const MOST_TOKENS = 1_500

/** Twice the depth of our documents. Each level is printed once per level above it, so depth is the most expensive. */
const DEEPEST_NESTING = 12

const OPENING: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L])
const CLOSING: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R])

/**
 * Whether a text is within the limits on tokens and nesting: a cheap check before parsing, in one pass that stops at the
 * first excess. Brackets in strings and comments do not count.
 */
export function isWithinLimits(text: string): boolean {
  try {
    return countsAreWithinLimits(new Lexer(new Source(text)))
  } catch {
    // A syntax error.
    return false
  }
}

function countsAreWithinLimits(lexer: Lexer): boolean {
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
