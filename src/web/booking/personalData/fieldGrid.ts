import { chakra } from '#web/theme/chakra.ts'

/** Grid of form fields, two columns on wide screens. A field spans both by `gridColumn="1 / -1"`. */
export const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    // With large letters «Staatsangehörigkeit» is longer than a line; shorter words go to the next line whole.
    '& label': { hyphens: 'auto', hyphenateLimitChars: '14 6 6' },
  },
})

/** Wrapper that spans a whole row of `Fields`. */
export const WholeRow = chakra('div', { base: { gridColumn: '1 / -1' } })
