import { conditionsMessages } from './conditionsMessages.ts'
import { translator } from './translator.ts'

/** Texts about payments, cancellation and next steps, loaded with their components. */
export const t = translator(conditionsMessages)
