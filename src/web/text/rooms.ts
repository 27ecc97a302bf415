import { roomMessages } from './roomMessages.ts'
import { startMessages } from './startMessages.ts'
import { translator } from './translator.ts'

/** Texts of rooms one by one, beds, the room mate and months of a calendar, loaded with their components. */
export const t = translator({ ...startMessages, ...roomMessages })
