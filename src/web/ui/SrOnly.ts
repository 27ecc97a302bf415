import { chakra } from '#web/theme/chakra.ts'

/** Visually hidden text for screen readers. */
export const SrOnly = chakra('span', { base: { srOnly: true } })
