import { chakra } from '#web/theme/chakra.ts'

/** Words for screen readers alone. */
export const SrOnly = chakra('span', { base: { srOnly: true } })
