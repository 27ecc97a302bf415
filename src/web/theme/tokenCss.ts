import { system } from './system.ts'

/** The tokens as custom properties (`--site-colors-primary` …): the content of `tokens.css`. */
export function tokenCss(): string {
  const variables = [...(system.tokens.cssVarMap.get('base') ?? [])]
    .filter(([name]) => !UNUSED.test(name))
    .map(([name, value]) => `  ${name}: ${value};`)
  return `/* Generated from tokens.ts; \`vitest -u\` renews it. */
@layer reset, base, tokens, primitives, recipes;

@layer tokens {
  :root {
${variables.join('\n')}
  }
}
`
}

/** Variables that Chakra adds: breakpoints, which media queries cannot use, and negative spacing. */
const UNUSED = /--site-(breakpoints|sizes-breakpoint|spacing--)/
