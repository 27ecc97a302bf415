import { chakra } from '#web/theme/chakra.ts'

/** Buttons beside each other; on a narrow screen or with large letters below each other. */
export const ButtonRow = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' } })
