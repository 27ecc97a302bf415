import { translator } from './translator.ts'
import { wishlistMessages } from './wishlistMessages.ts'

/** Texts of the wishlist and the recently viewed travels. */
export const t = translator(wishlistMessages)
