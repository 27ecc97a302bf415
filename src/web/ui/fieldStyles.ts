import { chakra } from '#web/theme/chakra.ts'

// Rules 2.7 prescribe the presentation of form controls.

/** Light grey box of a field: label, control and the text below. */
export const FieldPanel = chakra('div', {
  base: { display: 'block', width: 'full', background: 'panel', fontSize: 'field' },
})

export const FieldLabel = chakra('label', {
  base: {
    display: 'block',
    paddingBlockEnd: '1',
    color: 'inherit',
    fontSize: 'field',
    fontWeight: 'medium',
    lineHeight: 'tight',
  },
})

export const FieldControl = chakra('input', {
  base: {
    display: 'block',
    width: 'full',
    minHeight: 'target',
    padding: '0.625rem 0.8rem',
    border: '1px solid',
    borderColor: 'control',
    borderRadius: '0',
    background: 'paper',
    fontSize: '1rem',
    lineHeight: '1.4',
    _placeholder: { color: 'muted', opacity: 1 },
    _hover: { borderColor: 'primary' },
    _disabled: { background: 'tint', color: 'muted', cursor: 'not-allowed' },
    '&[aria-invalid=true]': { borderColor: 'signal', boxShadow: 'inset 0 0 0 1px {colors.signal}' },
    // Closer than elsewhere: the foot of the label above would lie under the ring.
    _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '1px' },
  },
})

/** Hint or error under the control, at the right edge. A text that fills several lines begins each at the left. */
export const FieldNote = chakra('p', {
  base: {
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    // Below the ring of the focus.
    paddingBlockStart: '2',
    color: 'muted',
    fontSize: '0.875em',
    lineHeight: 'tight',
    width: 'fit-content',
    maxWidth: '34rem',
    marginInlineStart: 'auto',
  },
  variants: { tone: { hint: {}, error: { color: 'signal', fontWeight: 'medium' } } },
  defaultVariants: { tone: 'hint' },
})

/** A native checkbox or radio button, larger and in the brand colour. */
export const ChoiceMark = chakra('input', {
  base: {
    flexShrink: 0,
    width: '1.375rem',
    height: '1.375rem',
    accentColor: '{colors.primary}',
    cursor: 'pointer',
    _disabled: { cursor: 'not-allowed' },
  },
})
