import { chakra } from '#web/theme/chakra.ts'

/**
 * Button of the funnel. `primary` is the one call to action of a screen, yellow with fir-green text; `secondary` is
 * outlined, `signal` is outlined for destructive actions, `quiet` is text. For links: `<Button asChild><Link … /></Button>`.
 */
export const Button = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      gap: '2',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: 'target',
      paddingInline: '5',
      paddingBlock: '2',
      border: '2px solid transparent',
      borderRadius: '0',
      fontSize: 'text',
      fontWeight: 'bold',
      lineHeight: 'tight',
      textAlign: 'center',
      textDecoration: 'none',
      cursor: 'pointer',
      _disabled: { cursor: 'not-allowed', opacity: 0.55 },
      '&[aria-busy=true]': { cursor: 'progress' },
      _print: { display: 'none' },
      _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '3px' },
    },
    variants: {
      look: {
        primary: {
          background: 'secondary',
          color: 'primary',
          // A browser that darkens pages makes the letters light, and leaves this ground as light as they are.
          colorScheme: 'only light',
          _hover: { background: 'primary', color: 'secondary' },
          // Forced colours drop the background: the border keeps the shape.
          _disabled: { background: 'tint', color: 'muted', opacity: 1, _hover: { background: 'tint', color: 'muted' } },
        },
        secondary: {
          borderColor: 'primary',
          background: 'transparent',
          color: 'primary',
          _hover: { background: 'primary', color: 'paper' },
          _disabled: {
            borderColor: 'control',
            background: 'transparent',
            color: 'muted',
            _hover: { background: 'transparent', color: 'muted' },
          },
        },
        signal: {
          borderColor: 'signal',
          background: 'transparent',
          color: 'signal',
          _hover: { background: 'signal', color: 'paper' },
        },
        quiet: {
          paddingInline: '0',
          background: 'transparent',
          color: 'primary',
          fontWeight: 'medium',
          textAlign: 'start',
          textDecoration: 'underline',
          textUnderlineOffset: '0.2em',
          // Forced colours make the transparent border visible.
          '@media (forced-colors: active)': { paddingInline: '2' },
        },
      },
      // Fits beside text on a phone.
      isNarrow: { true: { paddingInline: { base: '3', sm: '5' } } },
    },
    defaultVariants: { look: 'secondary' },
  },
  { defaultProps: { type: 'button' } },
)
