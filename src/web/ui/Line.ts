import { chakra } from '#web/theme/chakra.ts'

/** A text on a line of its own, inside a sentence, a cell or a row. */
export const Line = chakra('span', { base: { display: 'block' } })
