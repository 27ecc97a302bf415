import { chakra } from '#web/theme/chakra.ts'

/** Words for screen readers alone. */
export const Spoken = chakra('span', { base: { srOnly: true } })
