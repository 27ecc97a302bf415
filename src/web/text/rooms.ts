import { roomMessages } from './roomMessages.ts'
import { startMessages } from './startMessages.ts'
import { translator } from './translator.ts'

/** Texts of rooms one by one, beds and the room mate, loaded with their components. */
export const t = translator({ ...startMessages, ...roomMessages })
