import { closingMessages } from './closingMessages.ts'
import { translator } from './translator.ts'

/** Texts of what follows a booking. They come with the parts that tell it. */
export const t = translator(closingMessages)
