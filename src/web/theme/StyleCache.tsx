import type { EmotionCache } from '@emotion/react'
import { createContext } from 'react'

/**
 * The style cache of one page. The server gives one for each request and writes its styles into the head; in the
 * browser it is null and the funnel makes its own. This module holds no emotion code, so pages without Chakra load none.
 */
export const StyleCacheContext = createContext<EmotionCache | null>(null)
