import { shadeOf, shades } from '#tenant/shades.ts'

/** Defaults of the three brand colours, overridden with their shades by each tenant (`TenantColours.tsx`). */
const BRAND = { primary: '#14342B', secondary: '#FFC72C', signal: '#C8102E' } as const

/**
 * Design tokens. The Chakra system reads them, and `tokens.css` for the public pages is generated from it. Lengths are in
 * rem, so that a larger browser font size scales the whole page.
 */
export const tokens = {
  colors: {
    primary: { value: BRAND.primary },
    secondary: { value: BRAND.secondary },
    signal: { value: BRAND.signal },
    paper: { value: '#FFFFFF' },
    panel: { value: '#FBFBFB' },
    tint: { value: shadeOf(shades.tint, BRAND) },
    ink: { value: '#16211D' },
    muted: { value: '#52605A' },
    hairline: { value: '#D5DCD8' },
    // Borders of controls need 3:1 on white.
    control: { value: '#75827C' },
    warningTint: { value: shadeOf(shades.warningTint, BRAND) },
    signalTint: { value: shadeOf(shades.signalTint, BRAND) },
    focus: { value: '#0B57D0' },
  },
  fonts: {
    body: { value: "'Archivo', 'Archivo Fallback', Arial, sans-serif" },
  },
  fontSizes: {
    caption: { value: '0.875rem' },
    field: { value: '1rem' },
    text: { value: 'clamp(1.0625rem, 1.03rem + 0.15vw, 1.125rem)' },
    lead: { value: 'clamp(1.25rem, 1.15rem + 0.45vw, 1.5rem)' },
    heading: { value: 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)' },
    title: { value: 'min(clamp(2.125rem, 1.6rem + 2.4vw, 3.5rem), 10.7vw)' },
    poster: { value: 'min(clamp(2rem, 1rem + 5.2vw, 6rem), 12vw)' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '550' },
    bold: { value: '700' },
    black: { value: '800' },
  },
  lineHeights: {
    text: { value: '1.55' },
    tight: { value: '1.2' },
    poster: { value: '0.98' },
  },
  letterSpacings: {
    poster: { value: '-0.025em' },
    title: { value: '-0.018em' },
  },
  spacing: {
    1: { value: '0.25rem' },
    2: { value: '0.5rem' },
    3: { value: '0.75rem' },
    4: { value: '1rem' },
    5: { value: '1.5rem' },
    6: { value: '2rem' },
    7: { value: '3rem' },
    8: { value: '4rem' },
    9: { value: '6rem' },
    gutter: { value: 'clamp(min(1rem, 5vw), 4vw, 4rem)' },
  },
  sizes: {
    target: { value: '2.75rem' },
    page: { value: '80rem' },
    column: { value: '42rem' },
    full: { value: '100%' },
  },
  durations: {
    step: { value: '200ms' },
  },
  zIndex: {
    bar: { value: '10' },
    dialog: { value: '100' },
  },
} as const

/** Minimum widths. */
export const breakpoints = { sm: '30em', md: '48em', lg: '64em', xl: '80em' } as const
