import { chakra } from '#web/theme/chakra.ts'

/** Fields of one person, two in a row where there is room. A field can take a whole row by `gridColumn="1 / -1"`. */
export const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
})

/** A place that takes a whole row of `Fields`. */
export const WholeRow = chakra('div', { base: { gridColumn: '1 / -1' } })
