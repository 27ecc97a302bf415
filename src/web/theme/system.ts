import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { breakpoints, tokens } from './tokens.ts'

/**
 * The trimmed Chakra system recipes are evaluated with: base conditions and utilities with our tokens. It brings no recipes,
 * for the primitives in `ui/` own theirs, and no reset, for `base.css` holds it on every page. Never part of a page.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'site',
    cssVarsRoot: ':root',
    preflight: false,
    globalCss: {},
    theme: {
      breakpoints,
      tokens,
      keyframes: {
        breathe: { '0%, 100%': { opacity: '1' }, '50%': { opacity: '0.45' } },
      },
    },
  }),
)
