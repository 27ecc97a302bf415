import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import type { SystemContext } from '@chakra-ui/react/styled-system'
import { remembered } from './remembered.ts'
import { breakpoints, tokens } from './tokens.ts'

const made = createSystem(
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

/**
 * The trimmed Chakra system of the funnel: base conditions and utilities with our tokens. It brings no recipes, for the
 * primitives in `ui/` own theirs, and no reset, for `base.css` holds it on every page.
 */
export const system: SystemContext = { ...made, cva: remembered(made.cva), css: remembered(made.css) }
