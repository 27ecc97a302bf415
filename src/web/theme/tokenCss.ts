import { system } from './system.ts'

/** The tokens as CSS variables (`--site-colors-primary` …): the content of `tokens.css`. */
export function tokenCss(): string {
  const variables = [...(system.tokens.cssVarMap.get('base') ?? [])]
    .filter(([name]) => !UNUSED.test(name))
    .map(([name, value]) => `  ${name}: ${value};`)
  return `/* Generated from tokens.ts; \`vitest -u\` renews it. */
@layer reset, base, tokens, recipes;

@layer tokens {
  :root {
${variables.join('\n')}
  }
}
`
}

/** Chakra adds breakpoints, which no variable can carry into a media query, and a negative of each space. */
const UNUSED = /--site-(breakpoints|sizes-breakpoint|spacing--)/
