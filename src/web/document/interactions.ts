/** A click, tap or key: the visitor does something. */
export const INPUTS = ['pointerdown', 'keydown'] as const

/** Events of a visitor who uses the page, or is about to. */
export const INTERACTIONS = ['pointermove', 'touchstart', ...INPUTS] as const
