import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { breakpoints, tokens } from './tokens.ts'

/**
 * The Chakra system that evaluates recipes at build time: base conditions and utilities with our tokens. Without recipes
 * (components in `ui/` have their own) and reset (`base.css`). Never part of a client bundle.
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
